import { describe, expect, it } from 'vitest';

import { makeFinder } from '../../../src/components/PluginDirectory/finder';
import { plugins } from '../../../src/data/plugins';

async function finderIn(language: 'en' | 'zh-Hans') {
  return makeFinder(
    plugins.map((plugin) => ({
      name: plugin.name,
      text: [plugin.name, plugin.summary, plugin.deprecated, plugin.note]
        .map((part) => (typeof part === 'object' ? part[language] : part))
        .join(' '),
    })),
  );
}

describe.each([
  ['en', 'minify', ['gulp-terser', 'gulp-uglify', 'gulp-svgmin', 'gulp-htmlmin']],
  ['en', 'minify css', ['gulp-postcss', 'gulp-clean-css']],
  ['en', 'compress images', ['gulp-imagemin']],
  ['en', 'concatenate', ['gulp-concat']],
  ['en', 'concatenating files', ['gulp-concat']],
  ['en', 'browsersync', ['browser-sync']],
  ['en', 'cache busting', ['gulp-rev']],
  ['en', 'cache bust', ['gulp-rev', 'gulp-rev-all']],
  ['en', 'gulp-uglfy', ['gulp-uglify']],
  ['en', 'live reload', ['browser-sync']],
  ['en', 'delete files', ['del', 'gulp-clean']],
  ['en', 'upload to ftp', ['vinyl-ftp']],
  ['en', 'deploy with pictures', ['vinyl-ftp', 'gulp-awspublish']],
  ['en', 'source maps', ['gulp-sourcemaps']],
  ['en', 'autoprefixer or postcss', ['gulp-autoprefixer', 'gulp-postcss']],
  ['en', 'terser vs uglify', ['gulp-terser', 'gulp-uglify']],
  ['zh-Hans', '压缩图片', ['gulp-imagemin']],
  ['zh-Hans', '压缩 CSS', ['gulp-postcss', 'gulp-clean-css']],
  ['zh-Hans', '合并文件', ['gulp-concat']],
  ['zh-Hans', 'terser 还是 uglify', ['gulp-terser', 'gulp-uglify']],
  ['zh-Hans', '清理目录', ['del']],
  ['zh-Hans', 'gulp-uglfy', ['gulp-uglify']],
  ['zh-Hans', '缓存', ['gulp-cache', 'gulp-rev']],
  ['zh-Hans', '刷新浏览器', ['browser-sync']],
  ['zh-Hans', '实时刷新', ['browser-sync']],
  ['zh-Hans', '部署图片', ['vinyl-ftp']],
] as const)('in %s, "%s"', (language, text, wanted) => {
  it('finds what readers mean', async () => {
    const find = await finderIn(language);
    expect([...find(text)]).toEqual(expect.arrayContaining([...wanted]));
  });
});

it('finds nothing where nothing is meant', async () => {
  const find = await finderIn('en');
  expect([...find('no-such-plugin')]).toEqual([]);
  expect([...find('kubernetes')]).toEqual([]);
});

it('wants every word that tells something', async () => {
  const find = await finderIn('en');
  // The second names the first as its replacement.
  expect([...find('sync browser')]).toEqual(['browser-sync', 'gulp-webserver']);
  const found = [...find('sass')];
  expect(found.slice(0, 3)).toEqual(['gulp-sass', 'gulp-dart-sass', 'gulp-sass-glob']);
  // The others compile something else.
  expect(found.length).toBeLessThan(10);
});
