let = = 1;
