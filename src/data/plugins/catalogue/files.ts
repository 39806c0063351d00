import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { scriptsAsText, textFiles } from './sources';

export const files: readonly CatalogueEntry[] = [
  {
    name: 'gulp-rename',
    job: 'files',
    summary: {
      en: 'Changes file names, extensions and folders.',
      'zh-Hans': '修改文件名、扩展名和所在目录。',
    },
    searches: {
      en: [
        'rename file',
        'rename files',
        'add min suffix',
        'filename prefix',
        'change basename',
        'lowercase filenames',
      ],
      'zh-Hans': ['重命名', '加 min 后缀', '文件名前缀', '改后缀名', '文件名转小写'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rename from 'gulp-rename';

export function build() {
  return pipeline(src('src/**/*.txt'), rename({ suffix: '.min' }), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.min.txt' },
      files: { 'src/a.txt': 'Hello\n' },
      expect: { 'dist/a.min.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-replace',
    job: 'files',
    summary: {
      en: 'Replaces text in files, by string or regular expression.',
      'zh-Hans': '按字符串或正则表达式替换文件中的文本。',
    },
    searches: {
      en: [
        'replace string in file',
        'replace text in file',
        'find and replace',
        'search and replace',
        'regex replace',
        'substitute placeholders',
        'sed',
      ],
      'zh-Hans': [
        '查找替换',
        '批量替换',
        '占位符替换',
        'sed',
        '替换路径',
        '改写内容',
        '替换文件内容',
        '替换字符串',
        '替换文件内容字符串',
        '替换接口地址',
      ],
    },
    note: {
      en: 'Letters beyond ASCII can make it skip files such as .twig or .toml, silently: set skipBinary: false.',
      'zh-Hans': 'twig、toml 等文件含中文时常被跳过，不报错：请设 skipBinary: false。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import replace from 'gulp-replace';

export function build() {
  return pipeline(src('src/**/*.txt'), replace('@version', '1.2.3'), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: { 'src/a.txt': 'Version @version\n' },
      expect: { 'dist/a.txt': { contains: 'Version 1.2.3' } },
    },
  },
  {
    name: 'gulp-header',
    job: 'files',
    summary: {
      en: 'Puts a banner at the top of every file.',
      'zh-Hans': '在每个文件开头加上文件头注释。',
    },
    searches: {
      en: ['copyright banner', 'license comment', 'prepend text', 'version info'],
      'zh-Hans': ['版权声明', 'license 注释', '文件头部信息', '作者信息'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import header from 'gulp-header';

export function build() {
  return pipeline(
    src('src/**/*.js'),
    header('/* <%= name %> */', { name: 'my-project' }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scriptsAsText, gives: 'dist/{name}.js' },
      files: { 'src/a.js': 'var a = 1;\n' },
      expect: { 'dist/a.js': { contains: '/* my-project */var a = 1;' } },
      maps: {},
    },
  },
  {
    name: 'gulp-flatten',
    job: 'files',
    summary: {
      en: 'Moves files out of their folders, or keeps part of the path.',
      'zh-Hans': '去掉文件的目录层级，或只保留一部分路径。',
    },
    searches: {
      en: [
        'remove directory structure',
        'strip parent directories',
        'without subfolders',
        'single-level output',
      ],
      'zh-Hans': ['扁平化', '去掉目录结构', '移除子目录', '平铺输出'],
    },
    note: {
      en: 'Files with the same name in two folders overwrite each other, without a message.',
      'zh-Hans': '不同目录里的同名文件会互相覆盖，不作提示。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import flatten from 'gulp-flatten';

export function build() {
  return pipeline(src('src/**/*.txt'), flatten(), dest('dist'));
}`,
    trial: {
      project: textFiles,
      files: { 'src/one/two/a.txt': 'Hello\n' },
      expect: { 'dist/a.txt': { sameAs: 'src/one/two/a.txt' } },
    },
  },
  {
    name: 'gulp-sourcemaps',
    job: 'files',
    summary: {
      en: 'Writes source maps for plugins that support them; gulp itself can do the same.',
      'zh-Hans': '配合支持 source map 的插件，写出 source map；gulp 已内置这一功能。',
    },
    searches: {
      en: ['sourcemappingurl', 'init and write', 'inline map comment'],
      'zh-Hans': ['sourcemappingurl', 'init write', '内联 map'],
    },
    deprecated: {
      en: 'Use sourcemaps: true for src() and dest() instead.',
      'zh-Hans': '请改用 src() 和 dest() 的 sourcemaps: true。',
    },
    note: {
      en: 'Only files that do not come from src(), as from Browserify, still need it.',
      'zh-Hans': '不经 src() 的文件（如 Browserify 的）仍要用它。',
    },
    instead: ['src', 'dest'],
    companions: ['gulp-concat@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import sourcemaps from 'gulp-sourcemaps';
import concat from 'gulp-concat';

export function scripts() {
  return pipeline(
    src('src/**/*.js'),
    sourcemaps.init(),
    concat('all.js'),
    sourcemaps.write('.'),
    dest('dist'),
  );
}`,
    trial: {
      project: scriptsAsText,
      files: { 'src/a.js': 'var a = 1;\n', 'src/b.js': 'var b = 2;\n' },
      expect: {
        'dist/all.js': { contains: '//# sourceMappingURL=all.js.map' },
        'dist/all.js.map': { contains: '"b.js"' },
      },
    },
  },
  {
    name: 'gulp-json-editor',
    job: 'files',
    summary: {
      en: 'Changes JSON files with a function or by merging an object.',
      'zh-Hans': '用函数或者合并对象的方式修改 JSON 文件。',
    },
    searches: {
      en: ['edit package.json', 'modify manifest.json', 'set json field', 'jq'],
      'zh-Hans': ['编辑 package.json', '改 manifest.json', '设置 json 字段', 'jq'],
    },
    note: {
      en: 'It joins arrays. To replace one, pass a function.',
      'zh-Hans': '数组会拼接在一起；要替换，请传入函数。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import editJson from 'gulp-json-editor';

export function build() {
  return pipeline(src('src/**/*.json'), editJson({ private: true }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.json',
        good: '{ "name": "a" }\n',
        bad: '{ "name": \n',
        gives: 'dist/{name}.json',
      },
      files: { 'src/a.json': '{ "name": "a" }\n' },
      expect: { 'dist/a.json': { contains: '"private": true' } },
    },
  },
  {
    name: 'gulp-bump',
    job: 'files',
    summary: {
      en: 'Raises the version number in JSON files.',
      'zh-Hans': '提升 JSON 文件里的版本号。',
    },
    searches: {
      en: ['semver', 'patch minor major', 'increment release'],
      'zh-Hans': ['semver', '版本自增', 'patch minor major', '升级 package.json'],
    },
    note: {
      en: 'Without key: \'"version"\', it raises the first number after “version”, as in minimum_chrome_version.',
      'zh-Hans': '不像示例那样设 key，就可能误改 minimum_chrome_version 这类字段。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import bump from 'gulp-bump';

export function release() {
  return pipeline(
    src('src/manifest.json'),
    bump({ type: 'minor', key: '"version"' }),
    dest('src'),
  );
}`,
    trial: {
      files: {
        'src/manifest.json': '{ "minimum_chrome_version": "88.0.0", "version": "1.2.3" }\n',
      },
      expect: { 'src/manifest.json': { contains: '"88.0.0", "version": "1.3.0"' } },
    },
  },
  {
    name: 'del',
    job: 'files',
    summary: {
      en: 'Deletes files and folders by glob; a function, not a stream.',
      'zh-Hans': '按 glob 删除文件和目录；它是函数，不是流。',
    },
    searches: {
      en: ['unlink by pattern', 'remove except some', 'trash globs'],
      'zh-Hans': ['通配符删除', 'unlink', '排除后删除'],
    },
    note: {
      en: 'Before Node 22, use del@8: version 9 fails if one glob matches a folder and another is negated.',
      'zh-Hans':
        'Node.js 低于 22 时请用 del@8：有 glob 匹配到目录，又有否定 glob 时，第 9 版会出错。',
    },
    recipe: `import { deleteAsync } from 'del';

export function clean() {
  return deleteAsync(['dist/**', '!dist/keep.txt']);
}`,
    trial: {
      files: { 'dist/a.txt': 'a\n', 'dist/keep.txt': 'b\n', 'dist/deep/b.txt': 'b\n' },
      expect: { 'dist/a.txt': { absent: true }, 'dist/keep.txt': { contains: 'b' } },
    },
  },
  {
    name: 'gulp-clean',
    job: 'files',
    summary: {
      en: 'Deletes the files that pass through it.',
      'zh-Hans': '删除流经的文件。',
    },
    searches: {
      en: ['gulp-rimraf', 'remove inside stream'],
      'zh-Hans': ['gulp-rimraf', '管道里移除文件'],
    },
    deprecated: { en: 'Use del instead.', 'zh-Hans': '请改用 del。' },
    instead: ['del'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import clean from 'gulp-clean';

export function cleanUp() {
  return pipeline(src('dist', { read: false, allowEmpty: true }), clean().resume());
}`,
    trial: { files: { 'dist/a.txt': 'a\n' }, expect: { 'dist/a.txt': { absent: true } } },
  },
  {
    name: 'gulp-util',
    job: 'files',
    summary: {
      en: 'The old collection of helpers for plugins; small packages replace it.',
      'zh-Hans': '早期的插件工具箱；已由多个小包取代。',
    },
    searches: {
      en: ['gutil', 'gutil.colors', 'gutil.env', 'noop'],
      'zh-Hans': ['gutil', 'gutil.colors', 'gutil.env', 'noop'],
    },
    deprecated: {
      en: 'Use fancy-log, plugin-error, through2 and vinyl instead.',
      'zh-Hans': '请改用 fancy-log、plugin-error、through2 与 vinyl。',
    },
    instead: ['fancy-log', 'plugin-error', 'through2', 'vinyl'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import util from 'gulp-util';

export function build() {
  util.log('copying');

  return pipeline(src('src/**/*.txt'), util.noop(), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: { 'src/a.txt': 'Hello\n' },
      prints: ['copying'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'gulp-footer',
    job: 'files',
    summary: {
      en: 'Puts text at the end of every file.',
      'zh-Hans': '在每个文件末尾加上一段文本。',
    },
    searches: {
      en: ['append text', 'trailing comment', 'bottom of file'],
      'zh-Hans': ['追加内容', '尾部注释', '文件底部'],
    },
    note: {
      en: "A folder stops it with “reading 'length'”: let the glob match only files, as src/**/*.js does.",
      'zh-Hans': '遇到目录会报错 reading length：请让 glob 只匹配文件，如 src/**/*.js。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import footer from 'gulp-footer';

export function build() {
  return pipeline(
    src('src/**/*.js'),
    footer('/* <%= name %> */', { name: 'my-project' }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scriptsAsText, gives: 'dist/{name}.js' },
      files: { 'src/a.js': 'var a = 1;\n' },
      expect: { 'dist/a.js': { contains: 'var a = 1;\n/* my-project */' } },
      maps: {},
    },
  },
  {
    name: 'gulp-order',
    job: 'files',
    summary: {
      en: 'Puts files in the order of a list of globs.',
      'zh-Hans': '按一组 glob 的先后顺序排列文件。',
    },
    searches: {
      en: ['concat sequence', 'jquery first', 'script load order'],
      'zh-Hans': ['合并顺序', 'jquery 放最前', '脚本加载顺序', '依赖在前'],
    },
    piped: {
      en: 'Within pipeline() it fails with “Writable stream closed”: join it to src() with pipe().',
      'zh-Hans': '在 pipeline() 里会报错 Writable stream closed：请用 pipe() 接到 src()。',
    },
    note: {
      en: 'You can do without it: in pipeline(), put the src() of the first files before the src() of the others.',
      'zh-Hans': '不用它也行：在 pipeline() 里，把前面文件的 src() 写在其余的 src() 之前。',
    },
    instead: ['src'],
    companions: ['gulp-concat@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import order from 'gulp-order';
import concat from 'gulp-concat';

export function scripts() {
  const ordered = src('src/**/*.js').pipe(order(['vendor/**', 'main.js', '**']));

  return pipeline(ordered, concat('all.js'), dest('dist'));
}`,
    trial: {
      project: scriptsAsText,
      files: {
        'src/a.js': 'var a = 1;\n',
        'src/main.js': 'var main = 1;\n',
        'src/vendor/lib.js': 'var lib = 1;\n',
      },
      expect: { 'dist/all.js': { contains: 'var lib = 1;\n\nvar main = 1;\n\nvar a = 1;\n' } },
      maps: { gives: 'dist/all.js' },
    },
  },
  {
    name: 'gulp-sort',
    job: 'files',
    summary: {
      en: 'Sorts the files of a stream by path, across all folders.',
      'zh-Hans': '按路径给流中各个目录的文件统一排序。',
    },
    searches: {
      en: ['alphabetical order', 'deterministic output', 'reproducible concat'],
      'zh-Hans': ['字母顺序', '按文件名排列', '稳定合并', '可复现构建'],
    },
    companions: ['gulp-concat@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import sort from 'gulp-sort';
import concat from 'gulp-concat';

export function build() {
  return pipeline(src('src/**/*.txt'), sort(), concat('all.txt'), dest('dist'));
}`,
    trial: {
      project: textFiles,
      // gulp itself reads C before b, and both before what is in the folder.
      files: { 'src/C.txt': 'C\n', 'src/b.txt': 'b\n', 'src/a/z.txt': 'z\n' },
      expect: { 'dist/all.txt': { contains: 'z\n\nb\n\nC\n' } },
    },
  },
  {
    name: 'gulp-ignore',
    job: 'files',
    summary: {
      en: 'Drops the files that match a glob from the middle of a stream.',
      'zh-Hans': '在流的中途丢弃匹配 glob 的文件。',
    },
    searches: {
      en: ['exclude midway', 'skip matched', 'blacklist'],
      'zh-Hans': ['中途排除文件', '忽略部分文件', '黑名单'],
    },
    note: {
      en: 'At the start, negated globs of src() do this. Here, *.{map,ts} matches only at the top: begin it with **/.',
      'zh-Hans': '在流的开头，用 src() 的否定 glob 即可。*.{map,ts} 只匹配最上层：前面要加 **/。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ignore from 'gulp-ignore';

export function build() {
  return pipeline(src('src/**', { encoding: false }), ignore.exclude('*.map'), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt', passes: 'dist/picture.bin' },
      files: {
        'src/a.js': 'var a = 1;\n',
        'src/a.js.map': '{}\n',
        'src/deep/b.css.map': '{}\n',
        'src/a.png': png,
      },
      expect: {
        'dist/a.js': { sameAs: 'src/a.js' },
        'dist/a.js.map': { absent: true },
        'dist/deep/b.css.map': { absent: true },
        'dist/a.png': { sameAs: 'src/a.png' },
      },
    },
  },
  {
    name: 'gulp-insert',
    job: 'files',
    summary: {
      en: 'Puts text before and after the contents of files.',
      'zh-Hans': '在文件内容的前后加上文本。',
    },
    searches: {
      en: ['prepend and append', 'modify contents string'],
      'zh-Hans': ['prepend append', '首尾插入'],
    },
    deprecated: {
      en: "It dates from 2015: a later plugin's error can end gulp, even in a watch. Use gulp-header and gulp-footer.",
      'zh-Hans':
        '它是 2015 年的：后面的插件出错，gulp 监听时也可能退出。请用 gulp-header、gulp-footer。',
    },
    instead: ['gulp-header', 'gulp-footer'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import insert from 'gulp-insert';

export function build() {
  return pipeline(
    src('src/**/*.js'),
    insert.prepend('/* my-project */'),
    insert.append('/* the end */'),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scriptsAsText, gives: 'dist/{name}.js' },
      files: { 'src/a.js': 'var a = 1;\n' },
      expect: { 'dist/a.js': { contains: '/* my-project */var a = 1;\n/* the end */' } },
    },
  },
  {
    name: 'gulp-print',
    job: 'files',
    summary: {
      en: 'Prints the path of every file that passes through it.',
      'zh-Hans': '打印每个流经文件的路径。',
    },
    searches: {
      en: ['print file path', 'echo filepaths', 'list filenames'],
      'zh-Hans': ['列出文件清单', '输出文件名'],
    },
    note: {
      en: 'In an ES module, import gives an object whose default is the plugin.',
      'zh-Hans': '在 ES 模块中，import 得到的是一个对象，它的 default 才是插件。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import gulpPrint from 'gulp-print';

const print = gulpPrint.default ?? gulpPrint;

export function build() {
  return pipeline(src('src/**/*.txt'), print(), dest('dist'));
}`,
    trial: {
      project: { ...textFiles, gives: 'dist/{name}.txt' },
      files: { 'src/a.txt': 'Hello\n', 'src/deep/b.txt': 'Hello\n' },
      prints: ['src/a.txt', 'src/deep/b.txt'],
      expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
    },
  },
  {
    name: 'rimraf',
    job: 'files',
    summary: {
      en: 'Deletes files and folders, like rm -rf; a function, not a stream.',
      'zh-Hans': '像 rm -rf 一样删除文件和目录；它是函数，不是流。',
    },
    searches: {
      en: ['recursive removal', 'cross-platform rm'],
      'zh-Hans': ['递归删除', '跨平台 rm'],
    },
    note: {
      en: 'It deletes outside the project too. Without glob: true, a * is a plain character.',
      'zh-Hans': '项目之外的路径它也会删除。不写 glob: true 时，* 只是普通字符。',
    },
    recipe: `import { rimraf } from 'rimraf';

export function clean() {
  return rimraf(['dist', 'src/**/*.tmp'], { glob: true });
}`,
    trial: {
      files: {
        'dist/a.txt': 'a\n',
        'dist/deep/b.txt': 'b\n',
        'src/a.tmp': 'a\n',
        'src/deep/b.tmp': 'b\n',
        'src/keep.txt': 'kept\n',
      },
      expect: {
        dist: { absent: true },
        'src/a.tmp': { absent: true },
        'src/deep/b.tmp': { absent: true },
        'src/keep.txt': { contains: 'kept' },
      },
    },
  },
  {
    name: 'gulp-chmod',
    job: 'files',
    summary: {
      en: 'Sets the permissions of files, such as the one to run them.',
      'zh-Hans': '设置文件的权限，例如让文件可以执行。',
    },
    searches: {
      en: ['executable bit', 'unix file mode', '0755'],
      'zh-Hans': ['可执行位', 'unix 文件权限', '0755'],
    },
    note: {
      en: 'Without a plugin, dest() sets them for all files, with its option mode: 0o755.',
      'zh-Hans': '不用插件也行：dest() 的选项 mode: 0o755 会为所有文件设置权限。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import chmod from 'gulp-chmod';

export function build() {
  return pipeline(src('src/**/*.sh'), chmod(0o755), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.sh', good: 'echo Hello\n', gives: 'dist/{name}.sh' },
      files: { 'src/deep/run.sh': '#!/bin/sh\necho Hello\n' },
      before: 'chmod 600 src/deep/run.sh',
      expect: { 'dist/deep/run.sh': { sameAs: 'src/deep/run.sh' } },
      after: 'test "$(stat -c %a dist/deep/run.sh)" = 755 && dist/deep/run.sh',
    },
  },
];
