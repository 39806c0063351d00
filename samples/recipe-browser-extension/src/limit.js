export const limit = 4;
