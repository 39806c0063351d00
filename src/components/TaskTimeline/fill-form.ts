import { fields, settingsOf, type TimelineCase } from '@site/src/task-timeline/case';

/** Puts a case into the fields that are there; those of its other tasks come with their values. */
export function fillForm(form: HTMLFormElement, one: TimelineCase): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement && field.name === fields.text) {
      field.value = one.text;
    } else if (field instanceof HTMLInputElement && field.name === fields.continues) {
      field.checked = one.continues;
    } else if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
      const { ending, milliseconds } = settingsOf(one, field.dataset.task ?? '');
      field.value = field instanceof HTMLSelectElement ? ending : String(milliseconds);
    }
  }
}
