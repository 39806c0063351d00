/** Words of JavaScript, which name no function of a module. */
const KEYWORDS =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/u;

/** What the gulpfile that the page writes needs for itself. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'gulp',
  'series',
  'parallel',
  'timers',
  'command',
  'setInterval',
  'Error',
]);

/** @returns whether it is a word of JavaScript */
export function isKeyword(name: string): boolean {
  return KEYWORDS.test(name);
}

/** @returns whether the gulpfile that the page writes has something else of that name */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name);
}
