-- Who took what was captured before it was written down: the ids of both acquirers that there were tell them apart. Of an
-- adapter of one's own they say nothing, and whoever is connected goes on being asked. Charges go on meanwhile.
select set_config('harbour.business_id', '*', true);
update attempts set acquirer = case when acquirer_id like 'pi\_%' then 'stripe' else 'sandbox' end
where acquirer is null and (acquirer_id like 'pi\_%' or acquirer_id like 'auth\_%');
