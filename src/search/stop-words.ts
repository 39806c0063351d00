/**
 * Frequent words that say little about what a query asks. They count for almost nothing, but a
 * query of these alone still works.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a about after again all also am an and any are as at be because been before being between both',
    'but by can cannot could did do does don down each else ever few for from further get',
    'gets getting give go goes going got had has have having he her here him his how i if im in into',
    'is isn it its itself just keep let like make makes me more most much must my need needs no not',
    'now of off on once one only or other our out over own please put same she should so some still',
    'such than that the their them then there these they this those through to too under until up use',
    'used uses using very via want was way we were what when where which while who why will with',
    'without won work works would you your t s ve ll re d m gulp gulpjs js vs',
    '的 了 是 在 我 有 和 就 不 人 都 一 一个 上 也 很 到 说 要 去 你 会 着 没有 看 好 自己 这 那 吗 呢',
    '吧 啊 之间 怎么 怎样 如何 什么 为什么 为何 哪些 哪个 办 可以 能 能够 需要 想 让 被 把 给 对 从 与 或 及',
    '等 中 里 下 用法 用 使用 作用 方法 时 后 前 请 请问 怎么办 怎么样 问题 还 只 时候',
  ].flatMap((line) => line.split(' ')),
);

/**
 * What readers add to the name of a plugin on which they have a question, as in `gulp-less 报错`. It stands on
 * so many pages that these would come before the plugin, and before what other pages say of it.
 */
export const WORDS_BESIDE_PLUGIN: ReadonlySet<string> = new Set(
  [
    'error errors fail fails failed failing failure broken bug install installation working usage',
    '报错 错误 出错 失败 异常 安装 生效 无效 没 反应 用法 教程',
  ].flatMap((line) => line.split(' ')),
);
