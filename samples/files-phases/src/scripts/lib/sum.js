function sum(first, second) {
  return first + second;
}
