// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { textOf } from '@site/src/browser/query';
import { useToolCase, type Tool } from '@site/src/components/Tool/useToolCase';

const tool: Tool<string> = {
  formId: 'tool',
  example: 'example',
  read: (values) => textOf(values, 'text'),
  isInAddress: () => false,
  isSame: (one, other) => one === other,
  fill: (form, given) => {
    for (const field of form.querySelectorAll('textarea')) {
      field.value = given;
    }
  },
};

function Page(): ReactNode {
  const { form, tested, readForm } = useToolCase(tool);
  return (
    <form ref={form} id={tool.formId} onChange={readForm}>
      <textarea name="text" defaultValue={tool.example} />
      <output>{tested}</output>
    </form>
  );
}

test('a page that Safari brings back with its form reset holds what was typed again', async () => {
  render(
    <MemoryRouter initialEntries={[window.location.pathname]}>
      <Page />
    </MemoryRouter>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: 'typed' } });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  field.form?.reset();
  expect(field).toHaveValue('example');
  await waitFor(() => expect(field).toHaveValue('typed'));
  expect(screen.getByRole('status')).toHaveTextContent('typed');
});
