import { type ElementType, type ReactNode, useEffect } from 'react';

// Replaces the package react-remove-scroll, which Radix uses: that package adds <style> elements, which the portal's
// Content-Security-Policy forbids. The build maps the package's name to this file.

let locks = 0;

function lock() {
  const root = document.documentElement;
  if (locks++ === 0) {
    // Keeps the space of a visible scroll bar, so that nothing moves when the bar disappears.
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

/** Stops the page behind from scrolling while mounted. Content above it scrolls as usual. */
export function RemoveScroll({
  as: Wrapper = 'div',
  enabled = true,
  allowPinchZoom: _pinch,
  shards: _shards,
  children,
  ...rest
}: RemoveScrollProps) {
  useEffect(() => {
    return enabled ? lock() : undefined;
  }, [enabled]);
  return <Wrapper {...rest}>{children}</Wrapper>;
}
