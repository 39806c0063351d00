import { Readable } from 'node:stream';

import { Vinyl } from '../../support/vinyl';
import { claim, each, filesIn, message, row } from '../support';

claim(
  'api/vinyl-isvinyl#sample',
  'It is true for a Vinyl, and false for a plain object and for undefined.',
  () => [new Vinyl(), { path: 'note.txt', contents: null }, undefined].map(Vinyl.isVinyl),
  [true, false, false],
);

claim(
  'api/vinyl-isvinyl#sample',
  'It is true for each file of src().',
  { 'a.txt': '' },
  ({ src }) => each(src('a.txt'), (file) => Vinyl.isVinyl(file)),
  [true],
);

claim(
  'api/vinyl-isvinyl#parameters',
  'It takes any value.',
  () => [null, '', 'a.md', 0, [], Symbol.iterator].map((value) => Vinyl.isVinyl(value)),
  [false, false, false, false, false, false],
);

claim(
  'api/vinyl-isvinyl#returns',
  'It looks at _isVinyl, which must be true, and at nothing else.',
  () => [{ _isVinyl: true }, { _isVinyl: 1 }, { _isVinyl: 'true' }].map(Vinyl.isVinyl),
  [true, false, false],
);

claim(
  'api/vinyl-isvinyl#returns',
  'The constructor sets that property.',
  () => new Vinyl()['_isVinyl'],
  true,
);

claim(
  'api/vinyl-isvinyl#returns',
  'It is a static method: a file does not have it.',
  () => 'isVinyl' in new Vinyl(),
  false,
);

claim(
  'api/vinyl-isvinyl#returns',
  'It needs no this, so you can take it out of the class.',
  () => {
    const { isVinyl } = Vinyl;
    return isVinyl(new Vinyl());
  },
  true,
);

claim(
  'api/vinyl-isvinyl#errors',
  'It throws nothing, even for null and undefined.',
  () =>
    Promise.all(
      [null, undefined, Object.create(null)].map((value: unknown) =>
        message(() => Vinyl.isVinyl(value)),
      ),
    ),
  [undefined, undefined, undefined],
);

claim(
  'api/vinyl-isvinyl#convert',
  'dest() refuses plain objects.',
  async ({ dest }) => {
    const plain = { path: 'note.txt', contents: 'Water the plants.' };
    return [await message(() => row(Readable.from([plain]), dest('dist'))), filesIn('dist')];
  },
  ['Received a non-Vinyl object in `dest()`', []],
);

claim(
  'api/vinyl-isvinyl#convert',
  'A Vinyl made of the object is written.',
  async ({ dest }) => {
    const file = new Vinyl({ path: 'note.txt', contents: Buffer.from('Water the plants.') });
    await row(Readable.from([file]), dest('dist'));
    return filesIn('dist');
  },
  ['note.txt'],
);

claim(
  'api/vinyl-isvinyl#instanceof',
  'For a file that another copy of the class made, instanceof is false and isVinyl() is true.',
  () => {
    class OtherCopy {
      readonly _isVinyl = true;
    }
    const file = new OtherCopy();
    return [file instanceof Vinyl, Vinyl.isVinyl(file)];
  },
  [false, true],
);

claim(
  'api/vinyl-isvinyl#property',
  'An object literal with _isVinyl: true passes the test and still has no methods.',
  () => {
    const literal = { _isVinyl: true, path: '/a.md' };
    return [Vinyl.isVinyl(literal), 'clone' in literal];
  },
  [true, false],
);

claim(
  'api/vinyl-isvinyl#spread',
  'A spread file passes the test, and it has no methods and no path.',
  () => {
    const copy = { ...new Vinyl({ path: '/a.md' }) };
    return [Vinyl.isVinyl(copy), 'clone' in copy, 'path' in copy];
  },
  [true, false, false],
);

claim(
  'api/vinyl-isvinyl#spread',
  'clone() has both.',
  () => {
    const copy = new Vinyl({ path: '/a.md' }).clone();
    return [Vinyl.isVinyl(copy), 'clone' in copy, copy['path']];
  },
  [true, true, '/a.md'],
);
