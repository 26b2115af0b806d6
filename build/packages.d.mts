export function packPackage(name: string, folder: string, options?: { built?: boolean }): Promise<string>;
