import Vinyl from 'vinyl';

// #region clone
const file = new Vinyl({ path: '/src/site.css', contents: Buffer.from('a'), meta: { width: 80 } });

const full = file.clone();
console.log(full.meta === file.meta, full.contents === file.contents);

const light = file.clone({ contents: false });
console.log(light.meta === file.meta, light.contents === file.contents);
// #endregion clone

// #region text
try {
  file.contents = 'body {}';
} catch (error) {
  console.log(error.message);
}

file.contents = Buffer.from('body {}');
console.log(String(file.contents));
// #endregion text
