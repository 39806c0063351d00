import { spawn } from 'node:child_process';
import { execa } from 'execa';

const run = execa({ stdio: 'inherit' });
const endItself = 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)';

export function missing() {
  return spawn('saas', ['src:dist'], { stdio: 'inherit' });
}

export async function shell() {
  await run`node -p process.argv.slice(1).join("|") -- one && node -p 2 > out.txt *.json`;
}

export function killed() {
  return spawn(process.execPath, ['-e', endItself], { stdio: 'inherit' });
}

export async function killedExeca() {
  await run`node -e ${endItself}`;
}

export async function limited() {
  await run({ timeout: 500 })`node -e setTimeout(()=>{},60000)`;
}
