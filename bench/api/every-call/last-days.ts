const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
export const dayAgo = (days: number) => daysAgo(days).slice(0, 10);
export const lastDays = (days: number) => ({ startDate: daysAgo(days), endDate: daysAgo(0) });
