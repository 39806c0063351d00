import { expect, test, vi } from 'vitest';

import { installWithDebian } from '../../../../scripts/setup/debian.mjs';
import { provideNginx } from '../../../../scripts/setup/nginx.mjs';

vi.mock(import('../../../../scripts/setup/debian.mjs'), () => ({ installWithDebian: vi.fn() }));

test('a setting that names no file is told, and nothing is installed', () => {
  vi.stubEnv('NGINX_PATH', '/none/nginx');
  expect(provideNginx).toThrow(
    'NGINX_PATH names /none/nginx, and there is no such file. Correct or unset it.',
  );
  expect(installWithDebian).not.toHaveBeenCalled();
});
