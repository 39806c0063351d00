import { png } from '../bytes';
import type { CatalogueEntry } from '../schema';
import { cssFiles, scssFiles } from './sources';

const plainCss = 'a {\n  color: #ff0000;\n  user-select: none;\n}\n';

export const styles: readonly CatalogueEntry[] = [
  {
    name: 'gulp-sass',
    job: 'styles',
    summary: {
      en: 'Compiles Sass and SCSS to CSS with the compiler that you pass in.',
      'zh-Hans': '用你传入的编译器把 Sass 和 SCSS 编译成 CSS。',
    },
    searches: {
      en: [
        'node-sass',
        'css preprocessor',
        'sass-embedded',
        'scss stylesheets',
        'libsass',
        'gulp-ruby-sass',
      ],
      'zh-Hans': [
        'scss 转 css',
        'css 预处理器',
        'node-sass',
        'sass 样式文件',
        'libsass',
        'gulp-ruby-sass',
      ],
    },
    note: {
      en: 'From gulp-sass 6 on, old options do nothing: write loadPaths for includePaths, and style for outputStyle.',
      'zh-Hans': 'gulp-sass 6 忽略 includePaths、outputStyle：用 loadPaths、style。',
    },
    companions: ['sass@1'],
    requires: ['sass'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import * as compiler from 'sass';
import gulpSass from 'gulp-sass';

const sass = gulpSass(compiler);

export function styles() {
  return pipeline(src('src/**/*.scss'), sass(), dest('dist'));
}`,
    trial: {
      project: { ...scssFiles, gives: 'dist/{name}.css' },
      files: { 'src/main.scss': '$ink: navy;\na { b { color: $ink; } }\n' },
      expect: { 'dist/main.css': { contains: 'a b', lacks: '$ink' } },
    },
  },
  {
    name: 'gulp-less',
    job: 'styles',
    summary: { en: 'Compiles Less to CSS.', 'zh-Hans': '把 Less 编译成 CSS。' },
    searches: {
      en: ['lesscss', 'less preprocessor', 'less variables and mixins', 'bootstrap 3 styles'],
      'zh-Hans': ['less 转 css', 'lesscss', 'less 预处理器', 'bootstrap 3 样式', 'antd 主题定制'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import less from 'gulp-less';

export function styles() {
  return pipeline(src('src/**/*.less'), less(), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.less',
        good: '@ink: navy;\na { b { color: @ink; } }\n',
        bad: 'a { color: @missing; }\n',
        gives: 'dist/{name}.css',
      },
      files: { 'src/main.less': '@ink: navy;\na { b { color: @ink; } }\n' },
      expect: { 'dist/main.css': { contains: 'a b', lacks: '@ink' } },
    },
  },
  {
    name: 'gulp-stylus',
    job: 'styles',
    summary: { en: 'Compiles Stylus to CSS.', 'zh-Hans': '把 Stylus 编译成 CSS。' },
    searches: {
      en: ['styl files', 'stylus preprocessor', 'indented css syntax', 'nib mixins'],
      'zh-Hans': ['styl 转 css', 'styl 文件', 'stylus 预处理器', '缩进语法样式'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import stylus from 'gulp-stylus';

export function styles() {
  return pipeline(src('src/**/*.styl'), stylus({ compress: true }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.styl',
        good: 'ink = navy\na\n  color ink\n',
        bad: 'a\n  color: {\n',
        gives: 'dist/{name}.css',
      },
      files: { 'src/main.styl': 'ink = navy\na\n  b\n    color ink\n' },
      expect: { 'dist/main.css': { contains: 'a b{color' } },
    },
  },
  {
    name: 'gulp-postcss',
    job: 'styles',
    summary: {
      en: 'Sends CSS through the PostCSS plugins that you list, such as cssnano to minify it.',
      'zh-Hans': '让 CSS 依次通过你列出的 PostCSS 插件，例如用 cssnano 压缩。',
    },
    searches: {
      en: [
        'compress css',
        'tailwind',
        'shrink stylesheets',
        'postcss-preset-env',
        'px to rem',
        'gulp-minify-css',
        'gulp-uglifycss',
        'gulp-px2rem',
      ],
      'zh-Hans': [
        '样式压缩',
        'tailwind',
        'px 转 rem',
        'postcss-preset-env',
        'css 新语法兼容',
        'gulp-minify-css',
        'gulp-uglifycss',
        'gulp-px2rem',
      ],
    },
    note: {
      en: 'Before Node 22, use cssnano@7: version 9 fails with “difference is not a function”.',
      'zh-Hans': 'Node.js 低于 22 时请用 cssnano@7，第 9 版无法加载。',
    },
    companions: ['postcss@8', 'autoprefixer@10'],
    requires: ['postcss'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import postcss from 'gulp-postcss';
import autoprefixer from 'autoprefixer';

export function styles() {
  return pipeline(
    src('src/**/*.css'),
    postcss([autoprefixer({ overrideBrowserslist: ['safari 14'] })]),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: { 'src/main.css': plainCss },
      expect: { 'dist/main.css': { contains: '-webkit-user-select: none' } },
    },
  },
  {
    name: 'gulp-autoprefixer',
    job: 'styles',
    summary: {
      en: 'Adds vendor prefixes to CSS for the browsers that you name.',
      'zh-Hans': '根据你指定的浏览器，给 CSS 加上浏览器前缀。',
    },
    searches: {
      en: [
        'webkit prefix',
        'cross-browser css',
        'css browser compatibility',
        'moz and ms prefixes',
      ],
      'zh-Hans': ['厂商前缀', '自动补全前缀', 'css 兼容性', 'webkit 前缀'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import autoprefixer from 'gulp-autoprefixer';

export function styles() {
  return pipeline(
    src('src/**/*.css'),
    autoprefixer({ overrideBrowserslist: ['safari 14'] }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: { 'src/main.css': plainCss },
      expect: { 'dist/main.css': { contains: '-webkit-user-select: none' } },
    },
  },
  {
    name: 'gulp-clean-css',
    job: 'styles',
    summary: { en: 'Minifies CSS with clean-css.', 'zh-Hans': '用 clean-css 压缩 CSS。' },
    searches: {
      en: ['css optimization level 2', 'clean-css ie8 compatibility'],
      'zh-Hans': ['css 优化级别', 'clean-css 兼容 ie8'],
    },
    note: {
      en: 'It drops @layer, @container and nested rules without an error. Use gulp-postcss with cssnano.',
      'zh-Hans': '会丢掉 @layer、@container 和嵌套规则，不报错。请改用 gulp-postcss 加 cssnano。',
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cleanCss from 'gulp-clean-css';

export function styles() {
  return pipeline(src('src/**/*.css'), cleanCss(), dest('dist'));
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/main.css': plainCss,
        'src/modern.css':
          '@layer base {\n  a {\n    color: red;\n  }\n}\n@container (width > 30em) {\n  b {\n    color: red;\n  }\n}\n',
      },
      expect: {
        'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
        'dist/modern.css': { contains: '@layer base' },
      },
    },
  },
  {
    name: 'gulp-cssnano',
    job: 'styles',
    summary: { en: 'Minifies CSS with cssnano 3.', 'zh-Hans': '用 cssnano 3 压缩 CSS。' },
    deprecated: {
      en: 'It contains cssnano 3 from 2016. Use gulp-postcss with cssnano.',
      'zh-Hans': '它固定使用 2016 年的 cssnano 3，请改用 gulp-postcss 加 cssnano。',
    },
    searches: {
      en: ['legacy cssnano', 'cssnano v3 options'],
      'zh-Hans': ['旧版 cssnano', 'cssnano v3 选项'],
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cssnano from 'gulp-cssnano';

export function styles() {
  return pipeline(src('src/**/*.css'), cssnano(), dest('dist'));
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/main.css': plainCss,
        'src/modern.css':
          '@layer base {\n  a {\n    color: red;\n  }\n}\n@container (width > 30em) {\n  b {\n    color: red;\n  }\n}\ni {\n  color: red;\n  & u {\n    color: blue;\n  }\n}\n',
      },
      expect: {
        'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
        'dist/modern.css': { contains: '@layer base' },
      },
      after: 'grep -q @container dist/modern.css && grep -q blue dist/modern.css',
    },
  },
  {
    name: 'gulp-csso',
    job: 'styles',
    summary: { en: 'Minifies CSS with CSSO 4.', 'zh-Hans': '用 CSSO 4 压缩 CSS。' },
    searches: {
      en: ['css structural optimizer', 'restructure css rules'],
      'zh-Hans': ['css 结构优化', '重组 css 规则'],
    },
    note: {
      en: 'It silently drops nested rules and media queries such as width >= 600px. Use gulp-postcss with cssnano.',
      'zh-Hans':
        '会悄悄丢掉嵌套规则和 width >= 600px 这类媒体查询。请改用 gulp-postcss 加 cssnano。',
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import csso from 'gulp-csso';

export function styles() {
  return pipeline(src('src/**/*.css'), csso(), dest('dist'));
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/main.css': plainCss,
        'src/modern.css':
          '@media (width >= 600px) {\n  a {\n    color: red;\n  }\n}\ni {\n  color: red;\n  & u {\n    color: blue;\n  }\n}\n',
      },
      expect: {
        'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
        'dist/modern.css': { contains: '& u' },
      },
      after: 'grep -q 600px dist/modern.css',
    },
  },
  {
    name: 'gulp-cssmin',
    job: 'styles',
    summary: { en: 'Minifies CSS with clean-css 3.', 'zh-Hans': '用 clean-css 3 压缩 CSS。' },
    searches: {
      en: ['yui cssmin', 'old clean-css version'],
      'zh-Hans': ['yui cssmin', '旧版 clean-css'],
    },
    note: {
      en: 'Its old graceful-fs replaces fs.readdir, so src() finds no file. Use gulp-postcss with cssnano.',
      'zh-Hans': '它的旧版 graceful-fs 让 src() 找不到文件。请改用 gulp-postcss 加 cssnano。',
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cssmin from 'gulp-cssmin';

export function styles() {
  return pipeline(src('src/**/*.css'), cssmin(), dest('dist'));
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: { 'src/main.css': plainCss },
      expect: { 'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' } },
    },
  },
  {
    name: 'gulp-dart-sass',
    job: 'styles',
    summary: {
      en: 'Compiles Sass and SCSS to CSS with its own Dart Sass.',
      'zh-Hans': '用自带的 Dart Sass 把 Sass 和 SCSS 编译成 CSS。',
    },
    searches: {
      en: ['bundled sass version', 'sass without extra install'],
      'zh-Hans': ['内置 sass 编译器', 'sass 免另装'],
    },
    deprecated: {
      en: 'It calls an interface that Dart Sass 2 will remove, and prints a warning. Use gulp-sass with sass.',
      'zh-Hans': '它调用的接口会在 Dart Sass 2 中移除，运行时会有警告。请改用 gulp-sass 加 sass。',
    },
    instead: ['gulp-sass', 'sass'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import sass from 'gulp-dart-sass';

export function styles() {
  return pipeline(src('src/**/*.{sass,scss}'), sass(), dest('dist'));
}`,
    trial: {
      project: { ...scssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/_ink.scss': '$ink: navy;\n',
        'src/deep/main.scss': '@use "../ink";\na { b { color: ink.$ink; } }\n',
        'src/old.sass': 'a\n  color: red\n',
      },
      expect: {
        'dist/deep/main.css': { contains: 'a b {\n  color: navy;' },
        'dist/old.css': { contains: 'a {\n  color: red;' },
        'dist/_ink.css': { absent: true },
      },
    },
  },
  {
    name: 'gulp-group-css-media-queries',
    job: 'styles',
    summary: {
      en: 'Groups equal media queries of a CSS file into one, at the end of the file.',
      'zh-Hans': '把 CSS 文件中相同的媒体查询合并成一个，移到文件末尾。',
    },
    searches: {
      en: ['css-mqpacker', 'merge @media rules', 'combine breakpoints', 'gulp-combine-mq'],
      'zh-Hans': ['css-mqpacker', '断点样式归并', 'gulp-combine-mq'],
    },
    deprecated: {
      en: 'It fails at @layer and nested rules. Use gulp-postcss with postcss-sort-media-queries.',
      'zh-Hans': '不支持 @layer 和嵌套，请用 gulp-postcss 加 postcss-sort-media-queries。',
    },
    note: {
      en: 'A rule that came after a media query now comes before it and no longer overrides it.',
      'zh-Hans': '原本写在媒体查询后面的规则，会变到媒体查询前面，再也覆盖不了。',
    },
    instead: ['gulp-postcss', 'postcss-sort-media-queries'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import groupMedia from 'gulp-group-css-media-queries';

export function styles() {
  return pipeline(src('src/**/*.css'), groupMedia(), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.css',
        good: 'a {\n  color: #ff0000;\n}\n',
        bad: '@layer base {\n  a {\n    color: red;\n  }\n}\n',
        gives: 'dist/{name}.css',
      },
      files: {
        'src/main.css':
          '@media (width >= 600px) { a { color: red; } }\ni { color: blue; }\n@media (width >= 600px) { b { color: red; } }\n',
      },
      expect: {
        'dist/main.css': {
          contains:
            'i {\n  color: blue;\n}\n\n@media (width >= 600px) {\n  a {\n    color: red;\n  }\n\n  b {\n    color: red;\n  }\n}',
        },
      },
    },
  },
  {
    name: 'gulp-purgecss',
    job: 'styles',
    summary: {
      en: 'Removes unused CSS: rules whose selectors do not occur in the files that you name.',
      'zh-Hans': '删除无用的 CSS，即选择器在你指定的文件中从未出现的规则。',
    },
    searches: {
      en: ['uncss', 'css tree shaking', 'dead styles', 'trim bootstrap'],
      'zh-Hans': [
        '去除多余样式',
        'uncss',
        'css tree shaking',
        '精简 bootstrap',
        '清理没用到的样式',
      ],
    },
    note: {
      en: 'Names that scripts put together, as in "btn-" + kind, are lost: list them in safelist. Keep defaultExtractor.',
      'zh-Hans': '脚本拼接出来的类名会丢失规则：请列入 safelist。请保留 defaultExtractor。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import purgecss from 'gulp-purgecss';

export function styles() {
  return pipeline(
    src('src/**/*.css'),
    purgecss({
      content: ['src/**/*.html', 'src/**/*.js'],
      defaultExtractor: (text) =>
        text.split(/[^\\w-]+/).concat(text.split(/[\\s"'\`<>=]+/)),
    }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/index.html': '<p class="card sm:flex w-1/2"><a href="#top">Top</a><br/></p>\n',
        'src/menu.js': "document.body.classList.add('is-open');\n",
        'src/used.css': [
          '.card { color: red; & a { color: blue; } }',
          '.sm\\:flex { display: flex; }',
          '@layer base { .w-1\\/2 { width: 50%; } }',
          '@container (width > 30em) { a[href^="#"] { color: red; } }',
          'br, .is-open { margin: 0; }\n',
        ].join('\n'),
        'src/unused.css': '.gone { color: red; }\n.card .gone, .card { margin: 0; }\n',
      },
      expect: {
        'dist/used.css': { sameAs: 'src/used.css' },
        'dist/unused.css': { contains: '.card { margin: 0; }', lacks: 'gone' },
      },
      maps: { files: { 'src/index.html': '<a class="mark-0 mark-1"></a>\n' } },
    },
  },
  {
    name: 'gulp-rtlcss',
    job: 'styles',
    summary: {
      en: 'Mirrors CSS for languages that are written from right to left.',
      'zh-Hans': '左右翻转 CSS，用于阿拉伯语等从右向左书写的页面。',
    },
    searches: {
      en: ['rtl', 'arabic and hebrew layout', 'flip css direction'],
      'zh-Hans': ['rtl', '阿拉伯语布局', '从右到左布局'],
    },
    deprecated: {
      en: 'A syntax error ends gulp itself, even in a watch. Use gulp-postcss with rtlcss.',
      'zh-Hans': '语法错误会让 gulp 进程直接退出，监听也随之中断。请改用 gulp-postcss 加 rtlcss。',
    },
    instead: ['gulp-postcss', 'rtlcss'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rtlcss from 'gulp-rtlcss';

export function styles() {
  return pipeline(src('src/**/*.css'), rtlcss(), dest('dist'));
}`,
    trial: {
      project: { ...cssFiles, gives: 'dist/{name}.css' },
      files: {
        'src/main.css':
          'a {\n  margin-left: 1px;\n}\n@layer base {\n  b {\n    float: left;\n    & i {\n      left: 0;\n    }\n  }\n}\n',
      },
      expect: {
        'dist/main.css': {
          contains:
            'a {\n  margin-right: 1px;\n}\n@layer base {\n  b {\n    float: right;\n    & i {\n      right: 0;\n    }\n  }\n}\n',
        },
      },
    },
  },
  {
    name: 'gulp-concat-css',
    job: 'styles',
    summary: {
      en: 'Joins style sheets, and those that they import, into one, and corrects the URLs in them.',
      'zh-Hans': '把样式表和它们导入的文件合并成一个，并修正其中的 url 路径。',
    },
    searches: {
      en: ['inline css imports', 'rebase css urls'],
      'zh-Hans': ['合并 @import', '修正 url 相对路径'],
    },
    deprecated: {
      en: 'It fails at @layer and nested rules. Use gulp-postcss with postcss-import and postcss-url.',
      'zh-Hans': '不支持 @layer 和嵌套。请用 gulp-postcss、postcss-import、postcss-url。',
    },
    instead: ['gulp-postcss', 'postcss-import', 'postcss-url'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concatCss from 'gulp-concat-css';

export function styles() {
  return pipeline(src('src/**/*.css'), concatCss('all.css'), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.css',
        good: 'a {\n  color: #ff0000;\n}\n',
        bad: '@layer base {\n  a {\n    color: red;\n  }\n}\n',
      },
      files: {
        'src/a.css': 'a { color: red; }\n',
        'src/shop/b.css': '@import "../../parts/c.css";\nb { background: url(b.png); }\n',
      },
      before: "mkdir parts && echo 'i { background: url(c.png); }' > parts/c.css",
      expect: {
        'dist/all.css': {
          contains:
            'a {\n  color: red;\n}\ni {\n  background: url("../parts/c.png");\n}\n\nb {\n  background: url("shop/b.png");\n}',
        },
      },
      maps: { gives: 'dist/all.css' },
    },
  },
  {
    name: 'gulp-sass-glob',
    job: 'styles',
    summary: {
      en: 'Replaces a glob in @import by the Sass files that it matches.',
      'zh-Hans': '把 @import 里的 glob 展开成它匹配到的 Sass 文件。',
    },
    searches: {
      en: ['import all scss partials', 'sass wildcard import', 'gulp-css-globbing'],
      'zh-Hans': ['批量导入 scss', 'sass 通配符导入', 'gulp-css-globbing'],
    },
    deprecated: {
      en: 'It leaves @use alone, and Dart Sass 3 will remove @import. Use gulp-sass-glob-use-forward.',
      'zh-Hans': '它只管 Dart Sass 3 会移除的 @import。请改用 gulp-sass-glob-use-forward。',
    },
    instead: ['gulp-sass-glob-use-forward'],
    input: {
      'src/main.scss': "@import '../parts/*';\n",
      'parts/_button.scss': '$ink: navy;\nb { i { color: $ink; } }\n',
    },
    companions: ['gulp-sass@6', 'sass@1'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import * as compiler from 'sass';
import gulpSass from 'gulp-sass';
import sassGlob from 'gulp-sass-glob';

const sass = gulpSass(compiler);

export function styles() {
  return pipeline(
    src('src/**/*.scss'),
    sassGlob(),
    sass({ silenceDeprecations: ['import'] }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scssFiles, gives: 'dist/{name}.css' },
      files: {},
      expect: { 'dist/main.css': { contains: 'b i {\n  color: navy;' } },
    },
  },
  {
    name: 'gulp-base64',
    job: 'styles',
    summary: {
      en: 'Writes the pictures that a style sheet names into it, as data URLs.',
      'zh-Hans': '把样式表引用的图片以 Base64 写进样式表。',
    },
    searches: {
      en: ['css data uri', 'base64 background image', 'embed pictures in css'],
      'zh-Hans': ['css 图片转 base64', '背景图转 base64', '小图标内联'],
    },
    deprecated: {
      en: 'Without a message, it leaves a missing picture as it is. Use gulp-postcss with postcss-url.',
      'zh-Hans': '图片缺失时原样保留链接，没有提示。请改用 gulp-postcss 加 postcss-url。',
    },
    note: {
      en: 'Without maxImageSize, pictures above 24 kB stay links.',
      'zh-Hans': '不设 maxImageSize 的话，超过 24 KB 的图片仍是链接。',
    },
    instead: ['gulp-postcss', 'postcss-url'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import base64 from 'gulp-base64';

export function styles() {
  return pipeline(src('src/**/*.css'), base64(), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.css',
        good: 'a {\n  color: #ff0000;\n}\n',
        gives: 'dist/{name}.css',
      },
      files: {
        'src/shop/main.css': 'a { background: url(../dot.png) }\n',
        'src/dot.png': png,
      },
      expect: {
        'dist/shop/main.css': {
          contains: `url(data:image/png;base64,${png.base64})`,
        },
      },
    },
  },
];
