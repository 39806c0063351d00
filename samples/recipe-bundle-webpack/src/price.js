export function total(prices) {
  return prices.reduce((sum, price) => sum + price, 0);
}

export function average(prices) {
  return total(prices) / prices.length;
}
