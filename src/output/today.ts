/** The day as year-month-day: that of SOURCE_DATE_EPOCH where builds are to be reproducible. */
export function today(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const seconds = Number(epoch);
  const now = epoch !== undefined && Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}
