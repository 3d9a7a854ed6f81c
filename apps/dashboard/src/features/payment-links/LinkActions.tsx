import type { PaymentLink } from '@harbour/contract/model';
import { AlertDialog } from '@harbour/design-system/AlertDialog';
import { Button } from '@harbour/design-system/Button';
import { IconButton } from '@harbour/design-system/IconButton';
import { Menu } from '@harbour/design-system/Menu';
import { focusContent } from '@harbour/design-system/focus-content';
import { PermissionGate } from '@harbour/design-system/PermissionGate';
import { toast } from '@harbour/design-system/Toast';
import { buildPath, routes } from '@harbour/domain/routes';
import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteLink, useUpdateLink } from './queries.ts';

/** Disables a link, and enables one that is disabled; answers whether it did. What failed is told by a toast. */
function useToggle(link: PaymentLink) {
  const { isPending, mutateAsync } = useUpdateLink();
  const disabled = link.status === 'disabled';
  async function toggle(): Promise<boolean> {
    if (isPending) return false;
    try {
      await mutateAsync({ id: link.id, data: { status: disabled ? 'active' : 'disabled' } });
    } catch {
      return false;
    }
    toast.success(disabled ? 'Payment link enabled' : 'Payment link disabled');
    return true;
  }
  return { isPending, toggle };
}

/** Enables a disabled link, where it says that it is. It goes with those words, so focus goes to the content then. */
export function EnableLink({ link }: { link: PaymentLink }) {
  const { isPending, toggle } = useToggle(link);
  async function enable(content: Element | null) {
    if ((await toggle()) && content) focusContent(content);
  }
  return (
    <PermissionGate permission="payment_links.update">
      <Button
        size="sm"
        loading={isPending}
        loadingLabel="Enabling"
        onClick={({ currentTarget }) => void enable(currentTarget.closest('main'))}
      >
        Enable
      </Button>
    </PermissionGate>
  );
}

/** Changing a link, disabling and enabling it, and putting it away for good. */
export function LinkActions({ link }: { link: PaymentLink }) {
  const [archiving, setArchiving] = useState(false);
  const { toggle } = useToggle(link);
  const remove = useDeleteLink();
  const navigate = useNavigate();
  if (link.status === 'archived') return null;

  const disabled = link.status === 'disabled';

  async function archive() {
    const { outcome } = await remove.mutateAsync({ id: link.id });
    toast.success(outcome === 'archived' ? 'Payment link archived' : 'Payment link deleted');
    await navigate(buildPath(routes.dashboard.paymentLinks, {}));
  }

  return (
    <>
      <PermissionGate permission="payment_links.update">
        <Button icon={Pencil} href={buildPath(routes.dashboard.updatePaymentLink, { id: link.id })}>
          Edit
        </Button>
      </PermissionGate>
      <Menu
        label="More about this link"
        trigger={<IconButton icon={Ellipsis} label="More about this link" />}
        align="end"
        items={[
          {
            label: disabled ? 'Enable' : 'Disable',
            icon: disabled ? CircleCheck : Ban,
            permission: 'payment_links.update',
            onSelect: () => void toggle(),
          },
          { separator: true },
          {
            label: link.use_count > 0 ? 'Archive' : 'Delete',
            icon: link.use_count > 0 ? Archive : Trash2,
            tone: 'danger',
            permission: 'payment_links.delete',
            onSelect: () => setArchiving(true),
          },
        ]}
      />
      <AlertDialog
        open={archiving}
        onOpenChange={setArchiving}
        title={link.use_count > 0 ? 'Archive this payment link?' : 'Delete this payment link?'}
        description={
          link.use_count > 0
            ? 'It can never be paid or changed again. Its payments stay as they are.'
            : 'Nobody can open it any more. This cannot be undone.'
        }
        confirmLabel={link.use_count > 0 ? 'Archive link' : 'Delete link'}
        tone="danger"
        onConfirm={archive}
      />
    </>
  );
}
