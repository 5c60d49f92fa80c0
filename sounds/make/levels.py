"""How loud a sound is, for the ear and for the meter."""

import numpy as np

from .waves import RATE, Wave, quick_length

WINDOW = 0.1


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


def amplitude(level: float) -> float:
    return float(10 ** (level / 20))


def peak(wave: Wave) -> float:
    return decibels(float(np.max(np.abs(wave))))


def heard(wave: Wave) -> Wave:
    """The wave as the ear weighs it (after ITU-R BS.1770): less rumble, four decibels more brilliance."""
    size = quick_length(len(wave))
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    rumble = (pitch / 38) ** 2 / (1 + (pitch / 38) ** 2)
    shelf = (pitch / 1500) ** 4
    brilliance = (1 + shelf * amplitude(4)) / (1 + shelf)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * rumble * brilliance, size)[: len(wave)])


def window_powers(wave: Wave, seconds: float = WINDOW) -> Wave:
    """The mean power in every window of the given length, four windows starting in each length."""
    size = min(int(seconds * RATE), len(wave))
    sums = np.concatenate([[0.0], np.cumsum(wave**2)])
    starts = np.arange(0, len(wave) - size + 1, max(1, size // 4))
    return np.asarray((sums[starts + size] - sums[starts]) / size)


def loudest_moment(wave: Wave) -> float:
    """The loudness in decibels of the loudest tenth of a second; a shorter sound counts as that long."""
    size = int(WINDOW * RATE)
    padded = np.pad(wave, (size, size))
    return decibels(float(np.sqrt(np.max(window_powers(heard(padded))))))


def loudness(wave: Wave) -> float:
    """The loudness in decibels of a long sound, leaving out what is 15 dB quieter than its loudest part.

    Of a sound with several channels (frames) it is that of their mean power.
    """
    channels = wave.reshape(len(wave), -1).T
    powers = np.mean([window_powers(heard(channel), 0.4) for channel in channels], axis=0)
    sounding = powers[powers > np.max(powers) * 10**-1.5]
    return decibels(float(np.sqrt(np.mean(sounding))))
