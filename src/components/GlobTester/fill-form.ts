import type { fields, GlobCase } from '@site/src/glob-tester/case';

/** Puts a case into the fields of the form, which keep what they hold by themselves. */
export function fillForm(form: HTMLFormElement, { call, files }: GlobCase): void {
  const values: Readonly<Record<keyof typeof fields, string | boolean>> = {
    ...call,
    globs: call.globs.join('\n'),
    files,
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && typeof value === 'boolean') {
      field.checked = value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = String(value);
    }
  }
}
