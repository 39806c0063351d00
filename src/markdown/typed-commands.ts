/** @returns whether a fence of this language holds commands for a shell */
export function isShell(language: string): boolean {
  return language === 'bash' || language === 'sh';
}

/** @returns the commands of a fence as they are typed, without the prompts; any other text as it is */
export function typedCommands(text: string, language: string): string {
  return isShell(language) ? text.replace(/^\$ /gm, '') : text;
}
