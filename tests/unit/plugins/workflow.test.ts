import { readFileSync } from 'node:fs';

import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { scripts } from '../../../package.json';
import { catalogue } from '../../../src/data/plugins/catalogue';
import verified from '../../../src/data/plugins/verified.json';

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({ permissions, steps: z.array(step) });
const schema = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })), workflow_dispatch: z.null() }),
  permissions,
  jobs: z.object({ verify: job, propose: job }),
});

const text = readFileSync('.github/workflows/verify-plugins.yml', 'utf8');
const { data } = matter(`---\n${text}\n---\n`);
const workflow = schema.parse(data);
const { verify, propose } = workflow.jobs;
const steps = [...verify.steps, ...propose.steps];
const commands = steps.flatMap(({ run }) => run ?? []).join('\n');

/** The package of Debian that brings a program which an entry asks for. */
const packages: Readonly<Record<string, string>> = {
  git: 'git',
  ImageMagick: 'imagemagick',
  'notify-send': 'libnotify-bin',
  rsync: 'rsync',
};

describe('the workflow that verifies the plugins', () => {
  it('lets the job that runs foreign code read alone, and the other write no more than it must', () => {
    expect(workflow.permissions).toEqual({});
    expect(verify.permissions).toEqual({ contents: 'read' });
    expect(propose.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    expect(verify.steps[0]?.with).toEqual({ 'persist-credentials': false });
    expect(propose.steps.flatMap(({ run }) => run ?? []).join('\n')).not.toMatch(/npm|npx/);
  });

  it('uses actions of GitHub itself alone', () => {
    for (const { uses } of steps) expect(uses ?? 'actions/').toMatch(/^actions\//);
  });

  it('calls scripts that there are', () => {
    const called = Array.from(commands.matchAll(/npm run ([\w:]+)/g), ([, name]) => name);
    expect(called).toEqual(['plugins:refresh', 'plugins:verify', 'install:check']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
  });

  it('installs each program that an entry asks for', () => {
    const installed = /apt-get install (.+)/.exec(commands)?.[1]?.split(' ') ?? [];
    for (const program of new Set(catalogue.flatMap((entry) => entry.program ?? []))) {
      expect(packages, 'name its Debian package in this test').toHaveProperty([program]);
      expect(installed, 'add it to the workflow').toContain(packages[program]);
    }
  });

  it('runs on the Node that the results name, or each row would differ', () => {
    const nodes = new Set(Object.values(verified).map(({ node }) => node));
    const chosen = verify.steps.flatMap((one) => one.with?.['node-version'] ?? []);
    expect(chosen).toEqual([...nodes]);
  });
});
