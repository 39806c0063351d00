// @vitest-environment jsdom
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorCauseBoundary } from '@docusaurus/theme-common';
import { render, screen } from '@testing-library/react';
import NavbarItem from '@theme/NavbarItem';
import { expect, test } from 'vitest';

import { quietCrashes } from './quiet-crashes';

quietCrashes();

/** As a deployer's configuration arrives, which no compiler has checked. */
const UNKNOWN = JSON.parse('{ "type": "carousel" }');

test('an unknown navbar item type throws an error', () => {
  expect(() => render(<NavbarItem {...UNKNOWN} />)).toThrow(
    'No NavbarItem component found for type "carousel".',
  );
});

test('what asks to check the navbar config keeps the error below as its cause', () => {
  render(
    <ErrorBoundary fallback={({ error }) => <p>{`${error.message} ${String(error.cause)}`}</p>}>
      <ErrorCauseBoundary onError={(cause) => new Error('Check the navbar.', { cause })}>
        <NavbarItem {...UNKNOWN} />
      </ErrorCauseBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByText(/Check the navbar/)).toHaveTextContent('type "carousel"');
});
