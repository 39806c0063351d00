function greet(person) {
  console.log('Hello ' + person);
}
