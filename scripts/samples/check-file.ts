import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { FileCheck } from '../../src/samples/schema';

/**
 * @param folder the project's folder
 * @param file a path inside it
 * @param check what the file must be
 * @returns one sentence per difference
 */
export function checkFile(folder: string, file: string, check: FileCheck): readonly string[] {
  const absolute = path.join(folder, file);
  if (check.absent) {
    return existsSync(absolute) ? [`${file} exists, and should be absent.`] : [];
  }
  if (!existsSync(absolute)) {
    return [`${file} was not written.`];
  }
  const bytes = (): Buffer => readFileSync(absolute);
  const problems: string[] = [];
  if (check.text !== undefined && bytes().toString('utf8') !== check.text) {
    const found = JSON.stringify(bytes().toString('utf8'));
    problems.push(`${file} holds ${shortened(found)}, expected is ${JSON.stringify(check.text)}.`);
  }
  if (
    check.matches !== undefined &&
    !new RegExp(check.matches, 'su').test(bytes().toString('utf8'))
  ) {
    const found = JSON.stringify(bytes().toString('utf8'));
    problems.push(`${file} holds ${shortened(found)}, which does not match /${check.matches}/.`);
  }
  const { sameBytesAs, differsFrom, mode } = check;
  for (const other of [sameBytesAs, differsFrom]) {
    if (other !== undefined && !existsSync(path.join(folder, other))) {
      return [...problems, `${other} is missing, and ${file} is to be compared with it.`];
    }
  }
  if (sameBytesAs !== undefined && !bytes().equals(readFileSync(path.join(folder, sameBytesAs)))) {
    problems.push(`${file} has not the same bytes as ${sameBytesAs}.`);
  }
  if (differsFrom !== undefined && bytes().equals(readFileSync(path.join(folder, differsFrom)))) {
    problems.push(`${file} has the same bytes as ${differsFrom}, and should differ.`);
  }
  if (mode !== undefined) {
    problems.push(...checkMode(file, statSync(absolute).mode, mode));
  }
  return problems;
}

/** Windows keeps no permissions of this kind, so there is nothing to compare. */
function checkMode(file: string, found: number, expected: string): readonly string[] {
  const permissions = found & 0o777;
  return process.platform === 'win32' || permissions === Number.parseInt(expected, 8)
    ? []
    : [`${file} has mode ${permissions.toString(8)}, expected is ${expected}.`];
}

function shortened(text: string): string {
  const most = 400;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
