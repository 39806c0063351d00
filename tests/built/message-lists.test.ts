import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { htmlFileOf, htmlFiles, readHtml } from './read-html';

const ERRORS = htmlFileOf('/docs/errors');

describe.each(['english', 'chinese'])('the page of errors of the %s edition', (edition) => {
  const $ = readHtml(edition, ERRORS);
  const links = $('#message-lists a[href*="#error-"]')
    .toArray()
    .map((link) => ({ message: $(link).text(), address: $(link).attr('href') ?? '' }));

  test('leads from each message of its lists to the row of that message', () => {
    expect(links.length).toBeGreaterThan(50);
    const lost = links.filter(({ message, address }) => {
      const [page = '', id = ''] = address.split('#');
      const cell = readHtml(edition, htmlFileOf(page))(`tr[id="${id}"] > td`).first();
      return cell.text().trim() !== message;
    });
    expect(lost).toEqual([]);
  });

  test('leads from each message that another page explains to a section that has it', () => {
    const elsewhere = $('#elsewhere').nextUntil('h2', 'ul').find('a').toArray();
    expect(elsewhere).not.toEqual([]);
    const lost = elsewhere.flatMap((link) => {
      const [page = '', id = ''] = $(link).attr('href')?.split('#') ?? [];
      const heading = readHtml(edition, htmlFileOf(page))(`[id="${id}"]`);
      const section = heading.text() + heading.nextUntil('h1, h2, h3').text();
      const message = $(link).text();
      // Placeholders such as <folder> stand for what gulp prints there.
      return message.split(/<\w+>/).every((part) => section.includes(part)) ? [] : [message];
    });
    expect(lost).toEqual([]);
  });

  test('has each message of the tables of the API', () => {
    const headings = $('h3 code')
      .toArray()
      .map((code) => $(code).text());
    const listed = [...links.map(({ message }) => message), ...headings];
    const missing = htmlFiles(edition)
      .filter((file) => file.startsWith(path.join('docs', 'api')))
      .flatMap((file) => {
        const page = readHtml(edition, file);
        return page('tr[id^="error-"]')
          .toArray()
          .map((row) => page(row).find('td code').first().text().trim())
          .filter((message) => !listed.includes(message))
          .map(
            (message) => `${file}: list "${message}" in <div id="message-lists"> of docs/errors.md`,
          );
      });
    expect(missing).toEqual([]);
  });
});
