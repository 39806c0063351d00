import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../scripts/plugins/verify/run-command';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const options = { cwd: '/', limit: 20_000 };

describe('runCommand', () => {
  it('gives the exit code and both outputs, without colors', async () => {
    const result = await runCommand(
      String.raw`printf '\033[31mout\033[0m\n'; echo err >&2; exit 3`,
      options,
    );
    expect(result).toMatchObject({ exit: 3, timedOut: false });
    expect(result.output.split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('keeps a character whole whose bytes come apart', async () => {
    const { output } = await runCommand(
      String.raw`printf '\303'; sleep 0.3; printf '\244'`,
      options,
    );
    expect(output).toBe('ä');
  });

  it('kills a command that hangs, with what it started', async () => {
    const marker = path.join(temporaryFolder(), 'marker');
    const result = await runCommand(`(sleep 1; touch ${marker}) & wait`, { cwd: '/', limit: 300 });
    expect(result).toMatchObject({ exit: null, timedOut: true });
    await setTimeout(1500);
    expect(existsSync(marker), 'the child outlived the command').toBe(false);
  });

  it('stops a server when it has answered', async () => {
    const result = await runCommand('sleep 600', { ...options, stopAfter: setTimeout(200) });
    expect(result).toMatchObject({ exit: null, timedOut: false });
  });
});
