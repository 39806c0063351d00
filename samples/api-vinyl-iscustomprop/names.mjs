// #region names
import Vinyl from 'vinyl';

for (const name of ['path', 'contents', 'sourceMap', 'relative']) {
  console.log(`${name}: ${Vinyl.isCustomProp(name)}`);
}
// #endregion names
