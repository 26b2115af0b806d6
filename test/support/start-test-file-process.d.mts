export interface TestProcess {
  run(
    files: readonly string[],
    additional: Record<string, string>,
  ): Promise<{ code: number; output: string }>;
  end(): Promise<void>;
}

export function startTestFileProcess(
  flags: readonly string[],
  environment: Record<string, string>,
  silenceMs?: number,
): TestProcess;
