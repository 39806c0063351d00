// #region check
import Vinyl from 'vinyl';

console.log(Vinyl.isVinyl(new Vinyl()));
console.log(Vinyl.isVinyl({ path: 'note.txt', contents: null }));
console.log(Vinyl.isVinyl(undefined));
// #endregion check
