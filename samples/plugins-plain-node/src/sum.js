export const sum = (first, second) => first + second;
