s () 
{ 
    xdotool mousemove $1 $2;
    sleep .3;
    xdotool mousedown 1;
    sleep 0.12;
    xdotool mouseup 1;
    sleep ${3:-1.2}
}
