const answer = 6 * 7;

console.log(answer);
