<?php

function greeting(int $hour): string
{
    return $hour < 12 ? 'Good morning' : 'Good day';
}
