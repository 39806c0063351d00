import { expect, test } from '../support/fixtures';
import { openDocs, SearchDialog } from './dialog-page';

test('the dialog finds Chinese', async ({ page }) => {
  await openDocs(page);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('监听文件');
  await expect(dialog.hits.first()).toBeVisible();
});
