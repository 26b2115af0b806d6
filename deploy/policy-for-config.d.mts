export declare function policyForConfig(
  policies: Partial<Record<string, string>> | undefined,
  config: unknown,
): string | undefined;
