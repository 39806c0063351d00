export async function where() {
  console.log('Paths start in', process.cwd());
  console.log('You were in', process.env.INIT_CWD);
}
