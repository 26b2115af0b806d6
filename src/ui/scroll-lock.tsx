import { type ElementType, type ReactNode, useEffect } from 'react';

// Stands in for the package react-remove-scroll, which Radix uses: that one writes <style> elements, which the
// Content-Security-Policy of the portal refuses. The build points the package's name to this file.

let locks = 0;

function lock() {
  const root = document.documentElement;
  if (locks++ === 0) {
    // Keeps the place of a scroll bar that is there, so that nothing moves when it goes.
    if (window.innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable');
    root.style.setProperty('overflow', 'hidden');
  }
  return () => {
    if (--locks > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}

type RemoveScrollProps = {
  as?: ElementType;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  shards?: unknown;
  children: ReactNode;
};

/** The page behind does not scroll as long as one of these is mounted. What lies over it scrolls as it always does. */
export function RemoveScroll({
  as: Wrapper = 'div',
  enabled = true,
  allowPinchZoom: _pinch,
  shards: _shards,
  children,
  ...rest
}: RemoveScrollProps) {
  useEffect(() => (enabled ? lock() : undefined), [enabled]);
  return <Wrapper {...rest}>{children}</Wrapper>;
}
