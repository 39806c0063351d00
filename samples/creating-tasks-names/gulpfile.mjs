import { series } from 'gulp';

// #region export-name
function checkLinks(done) {
  console.log('All links work.');
  done();
}

export { checkLinks as 'check:links' };
// #endregion export-name

// #region display-name
const anonymous = series((done) => done());

const named = (done) => done();
named.displayName = 'write the report';

export const report = series(anonymous, named);
// #endregion display-name

// #region description
export function zip(done) {
  console.log('Packed.');
  done();
}

zip.description = 'Packs the build folder';
zip.flags = { '--level': 'How hard to try, from 0 to 9' };
// #endregion description
