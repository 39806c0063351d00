import type * as z from 'zod';

/** Variables as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Lets the settings of one edition override the common ones: `CHINESE_ANNOUNCEMENT_TEXT` replaces
 * `ANNOUNCEMENT_TEXT`. Addresses stay, because each edition needs those of both.
 *
 * @param environment The variables.
 * @param edition Name of the edition; absent or empty means `english`.
 * @returns The variables as this edition takes them.
 */
export function environmentOf(environment: Environment, edition: string | undefined): Environment {
  const prefix = `${(edition || 'english').toUpperCase()}_`;
  const own = Object.entries(environment).filter(
    ([name, value]) => value?.trim() && name.startsWith(prefix) && !name.endsWith('URL'),
  );
  return {
    ...environment,
    ...Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])),
  };
}

/**
 * Reads settings from the environment.
 *
 * @param environment The variables; an empty value, or one of spaces alone, counts as absent.
 * @param schema What each setting may be; its messages say what to give.
 * @returns The settings, with defaults for what is absent.
 * @throws Error naming each variable that is missing or cannot be used, and why.
 */
export function readEnvironment<Settings>(
  environment: Environment,
  schema: z.ZodType<Settings>,
): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const result = schema.safeParse(given);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    const setting = value === undefined ? name : `${String(name)}=${JSON.stringify(value)}`;
    return setting === undefined ? message : `${String(setting)}: ${message}`;
  });
  throw new Error(`Correct these settings in the environment.\n${problems.join('\n')}`);
}
