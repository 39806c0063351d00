import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { type Gulp, nameAndVersion } from '../support/gulp';
import { loadInstrumentedGulp } from '../support/instrumented-library';
import { type DefaultCase, defaultDifferences } from '../support/option-defaults';
import { nameDifferences, pageTables } from '../support/page-tables';
import { Recorder } from '../support/recorded-options';
import { registryBase } from './combined-tasks';

const path = 'docs/api/tree.md';
const page = readApiPage(path);
const library = nameAndVersion('undertaker');

interface Node {
  readonly label: string;
  readonly type: string;
  readonly branch?: boolean;
  readonly nodes: readonly Node[];
}

const nodeSchema: z.ZodType<Node> = z.looseObject({
  label: z.string(),
  type: z.string(),
  branch: z.boolean().optional(),
  get nodes() {
    return z.array(nodeSchema);
  },
});

function composedGulp(): Gulp {
  const gulp = freshGulp();
  async function clean(): Promise<void> {
    return;
  }
  const unnamed = Object.defineProperty(async () => undefined, 'name', { value: '' });
  gulp.task(clean);
  gulp.task('build', gulp.series(clean, 'clean', gulp.parallel(unnamed)));
  return gulp;
}

function deepNodes(gulp: Gulp): readonly Node[] {
  return z.object({ nodes: z.array(nodeSchema) }).parse(gulp.tree({ deep: true })).nodes;
}

function flat(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.nodes)]);
}

const defaults: readonly DefaultCase[] = [
  { option: 'deep', value: false, other: true, observe: (options) => composedGulp().tree(options) },
];

const errors: readonly ErrorCase[] = [
  {
    message: "Cannot read properties of undefined (reading 'tree')",
    call: () => {
      const BaseRegistry = registryBase();
      class Unknown extends BaseRegistry {
        tasks(): object {
          return { clean: () => undefined };
        }
      }
      const gulp = freshGulp();
      gulp.registry(new Unknown());
      return gulp.tree();
    },
  },
];

describe('tree()', () => {
  test('documents the options that the library reads', () => {
    const recorder = new Recorder();
    const followed = loadInstrumentedGulp();
    followed.task('clean', () => undefined);
    followed.tree(recorder.record());
    followed.tree(recorder.record({ deep: true }));
    expect(page.parameters).toEqual(['options']);
    expect(nameDifferences(page.path, page.options, recorder.names, library)).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    expect(await defaultDifferences(page, defaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });

  test('documents the properties of the result and of its nodes', () => {
    const gulp = composedGulp();
    const [ofTree = [], ofNode = []] = pageTables(path, 'Property');
    const keys = new Set(flat(deepNodes(gulp)).flatMap((node) => Object.keys(node)));
    const tree = z.looseObject({ label: z.literal('Tasks') }).parse(gulp.tree());
    expect(nameDifferences(path, ofTree, Object.keys(tree), library)).toEqual([]);
    expect(nameDifferences(path, ofNode, [...keys], library)).toEqual([]);
  });

  test('says what each node is', () => {
    const kinds = flat(deepNodes(composedGulp())).map(
      ({ label, type, branch }) => `${label} ${type}${branch ? ' branch' : ''}`,
    );
    expect(kinds).toEqual([
      'clean task',
      'build task',
      '<series> function branch',
      'clean function',
      'clean task',
      '<parallel> function branch',
      '<anonymous> function',
    ]);
  });

  test('builds a new list each time, of nodes that are its own', () => {
    const gulp = composedGulp();
    expect(gulp.tree()).not.toBe(gulp.tree());
    const [first] = z
      .object({ nodes: z.array(z.unknown()) })
      .parse(gulp.tree({ deep: true })).nodes;
    const [again] = z
      .object({ nodes: z.array(z.unknown()) })
      .parse(gulp.tree({ deep: true })).nodes;
    expect(first).toBe(again);
  });
});
