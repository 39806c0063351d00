import { claim, gulpfile, read, run, variant } from '../support';

const name = 'recipe-emails';

claim(
  'recipes/emails#how',
  '@media and @font-face go into a <style> element, with var() as it is; :hover and :root do not.',
  {
    ...variant(name),
    'email.css':
      ':root { --leaf: #276749; }\na:hover { color: red; }\n@font-face { font-family: Leaf; }\n@media print { a { color: var(--leaf); } }\n',
  },
  async () => {
    await gulpfile()('default');
    return styleElement();
  },
  '@font-face { font-family: Leaf;} @media print { a { color: var(--leaf); } }',
);

claim(
  'recipes/emails#how',
  'In a <style> element of the template, :hover stays.',
  {
    ...variant(name),
    'email.css': '',
    'templates/email.njk': '<style>a:hover { color: red; }</style>{% block body %}{% endblock %}',
  },
  async () => {
    await gulpfile()('default');
    return styleElement();
  },
  'a:hover { color: red; }',
);

function styleElement(): string | undefined {
  const [, text] = /<style>(.*)<\/style>/s.exec(read('dist/welcome.html')) ?? [];
  return text?.replace(/\s+/g, ' ').trim();
}

claim(
  'recipes/emails#change',
  'A compiled Sass file does for the style sheet.',
  {
    ...variant(
      name,
      [
        "const extraCss = await readFile('email.css', 'utf8');",
        "const { css: extraCss } = sass.compile('email.scss');",
      ],
      ["import juice from 'juice';", "import juice from 'juice';\nimport * as sass from 'sass';"],
    ),
    'email.scss': '$leaf: navy;\n.button { color: $leaf; }\n',
  },
  async () => {
    await gulpfile()('default');
    return /class="button".*?style="([^"]*)"/.exec(read('dist/welcome.html'))?.[1];
  },
  'color: navy;',
);

claim(
  'recipes/emails#pitfalls',
  'A block that the frame does not name is left out, without a message.',
  {
    ...variant(name),
    'emails/welcome.njk': '{% extends "email.njk" %}{% block content %}Seeds{% endblock %}',
  },
  async () => {
    const { exit, lines } = await run('gulp');
    const others = lines.filter((line) => !/^(?:Using|Starting|Finished) /.test(line));
    return [exit, others.join(''), read('dist/welcome.html').includes('Seeds')];
  },
  [0, '', false],
);

claim(
  'recipes/emails#pitfalls',
  'A misspelled variable passes with a filter, in {% if %} and in {% for %}; behind + it becomes undefined.',
  {
    ...variant(name),
    'emails/welcome.njk':
      '{% extends "email.njk" %}{% block body %}<p>{{ nmae | upper }}{% if nmae %}a{% endif %}{% for a in nmae %}b{% endfor %}{{ pictures + nmae }}</p>{% endblock %}',
  },
  async () => {
    await gulpfile()('default');
    return /<p.*<\/p>/.exec(read('dist/welcome.html'))?.[0].replace(/ style="[^"]*"/, '');
  },
  '<p>https://example.com/emailundefined</p>',
);

claim(
  'recipes/emails#pitfalls',
  'juice 11 drops blocks of @layer, @container and @supports, and fails at a nested rule or copies it as text.',
  {
    'copy.mjs': `import juice from 'juice';
      for (const extraCss of [
        '@layer a { p { top: 1px; } }',
        '@container (width > 1px) { p { top: 1px; } }',
        '@supports (top: 1px) { p { top: 1px; } }',
        'p { color: red; b { top: 1px; } }',
        'p { color: red; &:hover { top: 1px; } }',
      ]) {
        try {
          console.log(juice('<p></p>', { extraCss }));
        } catch (error) {
          console.log(error.message);
        }
      }`,
  },
  async () => (await run('node copy.mjs')).lines.filter((line) => line !== ''),
  [
    '<p></p>',
    '<p></p>',
    '<p></p>',
    "Cannot read properties of undefined (reading 'match')",
    '<p style="color: red; &: hover  top: 1px;"></p>',
  ],
);
