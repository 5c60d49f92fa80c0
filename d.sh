t () 
{ 
    c 890 360;
    c $1 $2;
    sleep .3;
    xdotool key Up;
    sleep .4;
    xdotool key Return;
    sleep .8;
    c 1183 620 1 1;
    sleep ${3:-9}
}
