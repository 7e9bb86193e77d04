import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { useRecentActivity } from './use-recent-activity.ts';

test.each([['keyDown'], ['pointerMove'], ['pointerDown']] as const)('it rests a while after the last sign of somebody, and wakes at a %s', async (sign) => {
  const { result } = renderHook(() => useRecentActivity(true, 10));
  await waitFor(() => expect(result.current).toBe(false));
  fireEvent[sign](window);
  expect(result.current).toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
});

test('what nobody watches stays awake', async () => {
  const { result, rerender } = renderHook(({ watched }) => useRecentActivity(watched, 10), { initialProps: { watched: false } });
  expect(result.current).toBe(true);
  rerender({ watched: true });
  await waitFor(() => expect(result.current).toBe(false));
});
