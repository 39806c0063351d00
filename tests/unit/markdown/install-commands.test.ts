import { describe, expect, it } from 'vitest';

import { installCommands } from '../../../src/markdown/install-commands';

describe('installCommands', () => {
  it('writes the command of each manager', () => {
    expect(installCommands('npm install --save-dev gulp@5 @aws-sdk/client-s3')).toEqual({
      npm: 'npm install --save-dev gulp@5 @aws-sdk/client-s3',
      pnpm: 'pnpm add --save-dev gulp@5 @aws-sdk/client-s3',
      yarn: 'yarn add --dev gulp@5 @aws-sdk/client-s3',
      bun: 'bun add --dev gulp@5 @aws-sdk/client-s3',
    });
  });

  it('leaves lines that do something else', () => {
    const commands = 'npm init -y\nnpm install rxjs@7\nnpx gulp\nnpm pkg delete type';
    expect(installCommands(commands)?.yarn).toBe(
      'npm init -y\nyarn add rxjs@7\nnpx gulp\nnpm pkg delete type',
    );
  });

  it.each([
    'npx gulp',
    'npm ci',
    'npm install',
    "npm pkg set 'overrides.graceful-fs=^4.2.11'\nnpm install",
    'npm install --save-dev gulp\nnpm install --save-dev gulp-concat --workspace theme',
    'npm install --save-dev gulp@5 --install-links ../preset',
    'npm install ../preset',
    'npm install git+https://example.com/preset.git',
    'npm install --global gulp-cli',
  ])('leaves %j to npm', (commands) => {
    expect(installCommands(commands)).toBeUndefined();
  });
});
