import { stemOf } from './terms';

/**
 * Words that readers use for the same thing, in both languages. Each line is one group; a word of
 * a query also finds the others of its group, with less weight. Words are lower-case and single.
 */
const GROUPS = `
delete remove clean empty erase del rimraf unlink 删除 清理 清空 清除
image images picture photo png jpg jpeg gif webp 图片 图像
font fonts woff woff2 ttf 字体
binary buffer bytes 二进制 字节
corrupt broken damaged destroyed mangled garbled 损坏 损毁 破损 乱码
folder directory dir subfolder subdirectory 目录 文件夹 子目录
file files vinyl 文件
path paths 路径
glob globs pattern wildcard globbing star asterisk 通配符 匹配 模式 星号
exclude ignore negate negation except skip 排除 忽略 否定 过滤 取反
dotfile dot hidden 隐藏
error exception failure crash fail 错误 报错 异常 失败 出错 崩溃
message warning 消息 警告 提示
task job 任务
run execute start launch 运行 执行 启动
command cli terminal shell console 命令 命令行 终端
argument argv flag parameter parametrize parameterize option 参数 选项 标志
install setup installation 安装
upgrade migrate migration update move 升级 迁移 更新
version release 版本 发布
watch watcher watching monitor observe chokidar 监听 监视 监控 观察 侦听
change modify edit save modified changed 修改 改变 更改 变化 变动
event listener 事件
delay debounce throttle wait 延迟 延时 防抖 去抖 节流 等待
queue 队列
poll polling usepolling 轮询
reload livereload browsersync refresh server 刷新 实时 重载 热更新 服务器
parallel concurrent concurrently simultaneously together 并行 并发 同时
series sequence sequential order serial consecutive 串行 串联 顺序 依次 先后 系列
compose composition combine nest 组合 嵌套
async asynchronous 异步
complete completion finish done end signal 完成 结束 信号
callback cb 回调
promise await 承诺
stream pipe pipeline 流 管道
transform plugin through2 转换 插件
module esm import commonjs require 模块 导入 引入
gulpfile config configuration 配置
typescript ts 类型
minify minifier uglify compress terser minification shrink 压缩 精简
concat concatenate bundle merge join 合并 打包 捆绑 拼接
rename extension extname 重命名 改名 扩展名 后缀
copy 复制 拷贝 克隆
output destination dest write 输出 写入 目标
input source read src 输入 读取 源
overwrite replace 覆盖 替换
append 追加
permission mode chmod eacces eperm 权限
symlink link symbolic junction 链接 符号链接 软链接 快捷方式
sourcemap sourcemaps map 映射 sourcemap
incremental since lastrun newer changed cache 增量 缓存
encoding utf utf8 charset decode 编码 解码
sass scss compiler dart 编译器 样式
compile build transpile 编译 构建
flatten 扁平 展平
base structure hierarchy 层级 结构
private internal hidden 私有
public export exported 公开 导出
registry register 注册 注册表
tree list tasks dependencies 列表 树 依赖
default 默认
clone copy 克隆
custom own 自定义
property attribute 属性
enterprise commercial support paid tidelift 企业 商业 支持
missing found 404 notfound 缺失 不存在 找不到
windows backslash 反斜杠
case casing 大小写
escape literal brackets parentheses 转义 括号
conditional condition gulpif 条件
node nodejs 节点
beginner tutorial started quickstart intro 入门 教程 开始 快速 新手 上手
recipe example sample 示例 例子 样例
hang stuck freeze forever never 卡住 卡死 挂起
slow speed performance fast 慢 性能 速度
undefined null 未定义
empty nothing 空
limit maximum 限制
environment env variable production development 环境 变量
development dev 开发
production prod live 生产 线上
twice double duplicate again repeatedly 两次 重复 反复
automate automation ci changelog 自动化 自动
interval timer 间隔
stop exit quit kill abort cancel terminate 停止 退出 中止 取消
metadata stat stats mtime 元数据 时间
timestamp mtime atime times 时间戳
preserve keep retain 保留
completion autocomplete autocompletion 补全
latest last newest recent 最新 最近
partial fragment snippet 片段
log logging print 日志 打印
silent quiet 安静
zip archive tar pack 归档 打包
unzip extract decompress unpack 解压
deploy upload publish 部署 上传 发布
docker container 容器
schedule scheduled cron 定时
monorepo workspace workspaces 工作区
hash fingerprint revision rev busting 哈希 指纹
lint linter eslint stylelint 检查
test testing mocha vitest jest 测试
template templating pug ejs nunjucks handlebars 模板
markdown md
icon icons svg sprite 图标
deprecated obsolete legacy removed 弃用 过时
difference compare comparison versus 区别 比较 对比
alternative instead replacement 替代
license licence
canceled cancelled
gray grey
center centre
catalog catalogue
threads thread multithreading worker 线程
infinite endless forever loop 死循环 无限
original initial init
v3 3
v4 4
v5 5
`;

/**
 * Expressions of several words, each with the single word that says the same on the pages. Only
 * those are here whose words mislead when they are taken one by one, and Chinese words that the
 * segmenter cuts apart, or that the pages avoid for one of the same meaning.
 */
const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ['after another', 'series'],
  ['after the other', 'series'],
  ['after each other', 'series'],
  ['one by one', 'series'],
  ['in order', 'series'],
  ['in sequence', 'series'],
  ['at the same time', 'parallel'],
  ['at once', 'parallel'],
  ['side by side', 'parallel'],
  ['symbolic link', 'symlink'],
  ['soft link', 'symlink'],
  ['command line', 'cli'],
  ['source map', 'sourcemap'],
  ['live reload', 'livereload'],
  ['common js', 'commonjs'],
  ['type script', 'typescript'],
  ['js', 'javascript'],
  ['double star', 'globstar'],
  ['double asterisk', 'globstar'],
  ['**', 'globstar'],
  ['cli options', 'flags'],
  ['exit status', 'code'],
  ['return code', 'exit'],
  ['status code', 'exit'],
  ['up and running', 'started'],
  ['from scratch', 'started'],
  ['两个星号', 'globstar'],
  ['双星号', 'globstar'],
  ['星号', 'glob'],
  ['源码映射', 'sourcemap'],
  ['源映射', 'sourcemap'],
  ['按顺序', 'series'],
  ['同时', 'parallel'],
  ['一个接一个', 'series'],
  ['拷贝', '复制'],
  ['软链', 'symlink'],
  ['软连接', 'symlink'],
  ['符号连接', 'symlink'],
  ['文件夹', '目录'],
  ['层级', '结构'],
  ['监视', '监听'],
  ['监控', '监听'],
  ['捆绑', '打包'],
  ['报错', '错误'],
  ['异常', '错误'],
];

interface Group {
  /** The stem that represents all words of the group. */
  readonly canonical: string;
  readonly words: readonly string[];
}

const groupsByStem = new Map<string, Group[]>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ');
  const group = { canonical: stemOf(words[0] ?? ''), words };
  for (const stem of new Set(words.map(stemOf))) {
    groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), group]);
  }
}

/** Chinese words that the groups know, also where a dictionary of everyday words cuts them apart. */
export const HAN_WORDS: ReadonlySet<string> = new Set(
  GROUPS.split(/\s+/u).filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
);

/** @returns other words for the same thing, whatever form the word has; none for an unknown word */
export function synonymsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  const others = (groupsByStem.get(stem) ?? []).flatMap(({ words }) => words);
  return [...new Set(others)].filter((other) => stemOf(other) !== stem);
}

/** @returns one stem for all forms of all words that mean the same */
export function canonicalStem(word: string): string {
  const stem = stemOf(word);
  return groupsByStem.get(stem)?.[0]?.canonical ?? stem;
}

/** Latin words must stand alone, be it before a question mark or between Chinese: `main.js` is no JavaScript. */
const EXPRESSION_PATTERNS = EXPRESSIONS.map(([expression, word]) => ({
  word,
  pattern: /^[a-z]/u.test(expression)
    ? new RegExp(String.raw`(?<![\w.:/-])${expression}(?![\w/-]|[.:]\w)`, 'u')
    : new RegExp(expression.replaceAll('*', String.raw`\*`), 'u'),
}));

/** @returns the words of the pages for the expressions that a query contains */
export function wordsForExpressions(query: string): readonly string[] {
  const text = query.toLowerCase().replace(/\s+/gu, ' ');
  return EXPRESSION_PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word);
}

const HAN_EXPRESSIONS = EXPRESSIONS.filter(([expression, word]) =>
  /^\p{Script=Han}+$/u.test(expression + word),
);

/**
 * Puts the words of the Chinese pages in the place of the usual others: 复制文件 for 拷贝文件.
 *
 * @param text A query, or a heading or keyword to compare it with.
 */
export function inWordsOfThePages(text: string): string {
  return HAN_EXPRESSIONS.reduce(
    (changed, [expression, word]) => changed.replaceAll(expression, word),
    text,
  );
}
