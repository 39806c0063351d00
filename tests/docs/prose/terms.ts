/** A term of the project, and the spellings that a page must not use for it. */
interface Term {
  readonly preferred: string;
  readonly refused: RegExp;
}

/** One term per thing. Code and the path of a link are not looked at, and addresses are free. */
export const terms: readonly Term[] = [
  {
    preferred: 'gulp',
    refused: /\bGulp(?:\.js|JS)?\b|\bgulp\.js\b|\bgulpjs\b(?!\.[a-z])|\bGULP\b/,
  },
  { preferred: 'gulpfile', refused: /\bGulpfile(?:\.js)?\b|\bgulp[ -]file\b/ },
  {
    preferred: 'Node.js',
    refused: /\b(?:NodeJS|nodejs|node\.js|Nodejs|NodeJs|node js)\b(?!\.[a-z])/,
  },
  { preferred: 'npm', refused: /\bNPM\b|\bNpm\b/ },
  { preferred: 'JavaScript', refused: /\b(?:Javascript|javascript|Java Script)\b/ },
  { preferred: 'TypeScript', refused: /\b(?:Typescript|typescript|Type Script)\b/ },
  {
    preferred: 'ES module',
    refused: /(?<!\()\b(?:ESMs?(?!-only)|ESM module|ECMAScript module|ES6 module|ES modul|esm)\b/,
  },
  {
    preferred: 'CommonJS',
    refused: /\b(?:CommonJs|commonjs|Commonjs|Common JS|cjs)\b|(?<!\()\bCJS\b/,
  },
  {
    preferred: 'command line',
    refused: /\b(?:commandline|command-line(?= interface)|CLI tool|terminal line)\b/i,
  },
  { preferred: 'file system', refused: /\b(?:filesystem|file-system)\b/i },
  { preferred: 'file name', refused: /\b(?:filename|file-name)s?\b/i },
  { preferred: 'folder', refused: /(?<!\b(?:plugin|working) )\bdirector(?:y|ies)\b/i },
  { preferred: 'source map', refused: /\b(?:sourcemap|source-map|sourceMap)s?\b/i },
  { preferred: 'Vinyl', refused: /\bvinyl\b(?!-)/ },
  { preferred: 'watcher', refused: /\bfile watcher\b/i },
  { preferred: 'callback', refused: /\b(?:call-back|call back)s?\b/i },
  { preferred: 'time stamp', refused: /\btimestamps?\b/i },
  { preferred: 'symbolic link', refused: /\b(?:symlink|sym-link|softlink|soft link)s?\b(?!\()/i },
  {
    preferred: 'glob',
    refused: /\b(?:wildcard pattern|glob[ -]pattern|globbing pattern|file pattern)s?\b/i,
  },
  { preferred: 'plugin', refused: /\b(?:plug-in|gulp module)s?\b/i },
  { preferred: 'macOS', refused: /\b(?:OS X|OSX|MacOS|Mac OS)\b/ },
  { preferred: 'GitHub', refused: /\bGithub\b|\bgithub\b(?!\.[a-z])/ },
  { preferred: 'Sass', refused: /\b(?:SASS|sass)\b/ },
  { preferred: 'JSON', refused: /\bJson\b|\bjson\b/ },
  { preferred: 'URL', refused: /\bUrl\b|\burl\b/ },
  { preferred: 'UTF-8', refused: /\b(?:UTF8|utf8|utf-8|Utf-8)\b/ },
  { preferred: 'for example', refused: /\be\.g\./i },
  { preferred: 'that is', refused: /\bi\.e\./i },
];
