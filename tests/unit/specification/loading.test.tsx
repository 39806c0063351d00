// @vitest-environment jsdom
import Loading from '@theme/Loading';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const STATE = { isLoading: false, timedOut: false };

test('the loading error box shows the error text and a Retry button', async () => {
  const retry = vi.fn();
  const error = new Error('Loading chunk 12 failed.');
  render(<Loading {...STATE} pastDelay error={error} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Loading chunk 12 failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('loading shows nothing before the delay of the loader is over', () => {
  const { container } = render(
    <Loading {...STATE} isLoading pastDelay={false} error={null} retry={vi.fn()} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('loading says so after the delay, without a spinner', () => {
  const { container } = render(
    <Loading {...STATE} isLoading pastDelay error={null} retry={vi.fn()} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading this page');
  expect(container.querySelector('svg')).toBeNull();
});
