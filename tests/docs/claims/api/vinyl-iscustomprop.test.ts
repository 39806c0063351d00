import { Vinyl } from '../../support/vinyl';
import { claim, message } from '../support';

/** Keeps a title with a setter of its own, as the page does. */
class Page extends Vinyl {
  constructor(options: { readonly title?: string } & Readonly<Record<string, unknown>> = {}) {
    super(options);
    this['title'] = options.title ?? 'Untitled';
  }

  get title(): unknown {
    return this['_title'];
  }

  set title(title: unknown) {
    this['_title'] = String(title).trim();
  }

  static override isCustomProp(name?: unknown): boolean {
    return super.isCustomProp(name) && name !== '_title';
  }
}

claim(
  'api/vinyl-iscustomprop#sample',
  'path and contents are managed; sourceMap and relative count as yours.',
  () => ['path', 'contents', 'sourceMap', 'relative'].map(Vinyl.isCustomProp),
  [false, false, true, true],
);

claim(
  'api/vinyl-iscustomprop#parameters',
  'It takes the name of a property that no file need have.',
  () => Vinyl.isCustomProp('no such property'),
  true,
);

claim(
  'api/vinyl-iscustomprop#returns',
  'The names that Vinyl manages give false.',
  () =>
    ['contents', 'stat', 'history', 'path', 'base', 'cwd', '_contents', '_base', '_symlink'].map(
      Vinyl.isCustomProp,
    ),
  Array.from({ length: 9 }, () => false),
);

claim(
  'api/vinyl-iscustomprop#returns',
  'The constructor sets the custom keys of its options on the file.',
  () => new Vinyl({ author: 'Ann' })['author'],
  'Ann',
);

claim(
  'api/vinyl-iscustomprop#returns',
  'clone() copies the custom properties of the file.',
  () => {
    const file = new Vinyl();
    file['author'] = 'Ann';
    return file.clone()['author'];
  },
  'Ann',
);

claim(
  'api/vinyl-iscustomprop#returns',
  'Both ask the class of the file, so a class of yours can give its own answer.',
  () => {
    class Plain extends Vinyl {
      static override isCustomProp(name?: unknown): boolean {
        return super.isCustomProp(name) && name !== 'author';
      }
    }
    const file = new Plain({ author: 'Ann', title: 'Home' });
    file['author'] = 'Bob';
    return [new Plain({ author: 'Ann' })['author'], file.clone()['author'], file['title']];
  },
  [undefined, undefined, 'Home'],
);

claim(
  'api/vinyl-iscustomprop#errors',
  'It throws nothing, whatever you give it.',
  () =>
    Promise.all(
      [undefined, null, 5, {}, Symbol.iterator].map((name) =>
        message(() => Vinyl.isCustomProp(name)),
      ),
    ),
  [undefined, undefined, undefined, undefined, undefined],
);

claim(
  'api/vinyl-iscustomprop#setter',
  'By default, clone() copies the storage of a property past its setter.',
  () => {
    const file = new Vinyl();
    file['_title'] = ' Home ';
    return file.clone()['_title'];
  },
  ' Home ',
);

claim(
  'api/vinyl-iscustomprop#setter',
  'A class that answers false for the storage must copy the property itself.',
  () => [new Page({ title: ' Home ' })['title'], new Page({ title: 'Home' }).clone()['title']],
  ['Home', 'Untitled'],
);

claim(
  'api/vinyl-iscustomprop#setter',
  'Without super.isCustomProp(), clone() of a file without contents throws.',
  () => {
    class Careless extends Vinyl {
      static override isCustomProp(name?: unknown): boolean {
        return name !== '_title';
      }
    }
    return message(() => new Careless({ path: '/a.md' }).clone());
  },
  'File.contents can only be a Buffer, a Stream, or null.',
);

claim(
  'api/vinyl-iscustomprop#computed',
  'The answer is true for the computed properties and for symlink.',
  () => ['relative', 'dirname', 'basename', 'stem', 'extname', 'symlink'].map(Vinyl.isCustomProp),
  [true, true, true, true, true, true],
);

claim(
  'api/vinyl-iscustomprop#computed',
  'The constructor therefore runs their setters: extname changes the path.',
  () => new Vinyl({ extname: '.html', path: '/src/a.md' })['path'],
  '/src/a.html',
);

claim(
  'api/vinyl-iscustomprop#name-only',
  'true does not mean that a file has such a property; Object.hasOwn() tells.',
  () => {
    const file = new Vinyl({ author: 'Ann' });
    return [
      Vinyl.isCustomProp('title'),
      Object.hasOwn(file, 'title'),
      Object.hasOwn(file, 'author'),
    ];
  },
  [true, false, true],
);
