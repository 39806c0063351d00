import { describe, expect, it } from 'vitest';

import { findDetail } from '../../../../scripts/plugins/verify/find-detail';

describe('findDetail', () => {
  it('prefers the line that names an error, without time and folder', () => {
    const output = [
      '[12:00:00] Using gulpfile /project/gulpfile.mjs',
      "[12:00:00] 'build' errored after 12 ms",
      '[12:00:00] TypeError: file is not a function in /project/x.js',
      '    at one (/project/x.js:1:1)',
    ].join('\n');
    expect(findDetail(output, '/project')).toBe('TypeError: file is not a function in ./x.js');
  });

  it('gives the message of a plugin with its name', () => {
    const output = [
      "[12:00:00] 'deploy' errored after 10 s",
      "[12:00:00] Error in plugin 'gulp-sftp'",
      'Message:',
      '    Timed out while waiting for handshake',
      'Details:',
      '    level: client-timeout',
    ].join('\n');
    expect(findDetail(output, '/project')).toBe(
      "Error in plugin 'gulp-sftp': Timed out while waiting for handshake",
    );
  });

  it('finds what npm says', () => {
    const output = 'npm error code 1\nnpm error path /project/x\nnpm error RequestError: no route';
    expect(findDetail(output, '/project')).toBe('npm error RequestError: no route');
  });

  it('falls back on the last line, and cuts it', () => {
    expect(findDetail(`first\n${'x'.repeat(500)}\n\n`, '/project')).toBe('x'.repeat(160));
    expect(findDetail('', '/project')).toBe('it printed nothing');
  });
});
