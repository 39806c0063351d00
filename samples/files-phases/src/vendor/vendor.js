/* Written by others: left as it is. */
var vendor = true;
