export function installCommand(name: string): string;
