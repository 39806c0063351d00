// #region older
async function clean() {
  const { deleteAsync } = await import('del');
  await deleteAsync(['dist/**']);
}
// #endregion older
exports.clean = clean;
